import { useTranslate } from "ra-core";
import { useEffect } from "react";
import { Icon } from "../ui/icons";
import type { Finding, Range } from "./Finding";
import type { FindingGroup } from "./useFindings";

interface FindingListProps {
  readonly id: string;
  readonly groups: readonly FindingGroup[];
  /** Place of the active finding among all. */
  readonly active: number;
  readonly onPoint: (key: string) => void;
  readonly onOpen: (finding: Finding) => void;
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

/** The listbox. Focus stays in the box above it, which names the active option. */
export const FindingList = ({ id, groups, active, onPoint, onOpen }: FindingListProps) => {
  const translate = useTranslate();
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { findings }) => sum + findings.length, 0));
  return (
    <div id={`${id}list`} role="listbox" aria-label={translate("search.found")} className="search-list">
      {groups.map(({ kind, findings }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets
        <div key={kind} role="group" aria-labelledby={`${id}${kind}`}>
          <div id={`${id}${kind}`} className="search-group">
            {translate(`search.${kind}`)}
          </div>
          {findings.map((finding, place) => {
            const at = (starts[group] ?? 0) + place;
            return (
              // biome-ignore lint/a11y/useFocusableInteractive: the box above keeps the focus and names the active option
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the box's
              <div
                key={finding.key}
                id={`${id}${at}`}
                role="option"
                aria-selected={at === active}
                className="search-option"
                onPointerMove={() => at !== active && onPoint(finding.key)}
                onClick={() => onOpen(finding)}
              >
                <Icon name={finding.icon} size={18} />
                <span className="search-label">
                  <Marked text={finding.label} range={finding.range} />
                </span>
                <span className="search-hint">{finding.hint}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};
