import type { HTMLAttributes } from "react";
import { useApart } from "../../../src/framework/resource/useApart";
import { Icon } from "../../../src/framework/ui/icons";
import { ApartLine } from "../../../src/framework/value/ApartLine";
import type { FoundAmong, Range } from "./Finding";
import type { Ranked } from "./rank";

interface FindingOptionProps {
  readonly finding: Ranked;
  /** The attributes that the autocomplete sets on an option. */
  readonly option: HTMLAttributes<HTMLElement>;
}

const Marked = ({ text, range }: { readonly text: string; readonly range: Range | null }) =>
  range === null ? (
    text
  ) : (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  );

const Below = ({ of, id, among }: FoundAmong) => <ApartLine apart={useApart(of, among).get(id)} />;

export const FindingOption = ({ finding, option }: FindingOptionProps) => (
  <div {...option} className="search-option">
    <Icon name={finding.icon} size={18} />
    <span className="search-label">
      <Marked text={finding.label} range={finding.range} />
      {finding.apart && <Below {...finding.apart} />}
    </span>
    <span className="search-hint">{finding.hint}</span>
  </div>
);
