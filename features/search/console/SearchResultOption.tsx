import type { HTMLAttributes } from "react";
import { useDistinctions } from "../../../src/framework/resource/useDistinctions";
import { Icon } from "../../../src/framework/ui/icons";
import { DistinctionLine } from "../../../src/framework/value/DistinctionLine";
import type { AmbiguousRecords, LabelRange } from "./Finding";
import type { RankedFinding } from "./rank";

interface SearchResultOptionProps {
  readonly finding: RankedFinding;
  /** The attributes that the autocomplete sets on an option. */
  readonly option: HTMLAttributes<HTMLElement>;
}

const Marked = ({ text, range }: { readonly text: string; readonly range: LabelRange | null }) =>
  range === null ? (
    text
  ) : (
    <>
      {text.slice(0, range[0])}
      <mark>{text.slice(...range)}</mark>
      {text.slice(range[1])}
    </>
  );

const Below = ({ of, id, among }: AmbiguousRecords) => (
  <DistinctionLine distinction={useDistinctions(of, among).get(id)} />
);

export const SearchResultOption = ({ finding, option }: SearchResultOptionProps) => (
  <div {...option} className="search-option">
    <Icon name={finding.icon} size={18} />
    <span className="search-label">
      <Marked text={finding.label} range={finding.range} />
      {finding.among && <Below {...finding.among} />}
    </span>
    <span className="search-hint">{finding.hint}</span>
  </div>
);
