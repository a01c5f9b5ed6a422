import { useLocale, useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { Select } from "../../../src/framework/ui/Select";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";

export interface FileChoicesProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** The most characters of a row that an option shows. */
const SHOWN = 60;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

interface LeftOutProps {
  /** The kind of these rows, as a part of message keys. */
  readonly kind: "hidden" | "example";
  readonly count: number;
  readonly taken: boolean;
  readonly onToggle: () => void;
}

/** Rows that are imported only if people choose so. */
const LeftOut = ({ kind, count, taken, onToggle }: LeftOutProps) => {
  const translate = useTranslate();
  const shown = formatNumber(count, useLocale());
  if (count === 0) return null;
  return (
    <p className="ui-import-note" data-tone={kind === "hidden" ? "warning" : "plain"}>
      {translate(`import.${kind}.${taken ? "taken" : "left"}`, { count, shown })}{" "}
      <Button onClick={onToggle}>{translate(`import.${kind}.${taken ? "leave" : "take"}`, { count, shown })}</Button>
    </p>
  );
};

/**
 * Shows which sheet is read, which row has the headers and whether hidden rows are read. People can change all three.
 */
export const FileChoices = ({ job, state }: FileChoicesProps) => {
  const translate = useTranslate();
  const { sheets, sheet, head, heads, hidden, takesHidden, examples, takesExamples, mapping, unsure, phase } = state;
  if (phase !== "checking") return null;
  const isUnsure = Object.keys({ ...mapping, ...unsure }).length === 0;
  const above = heads.filter(({ number }) => number < head).length;
  return (
    <>
      {(sheets.length > 1 || heads.length > 0) && (
        <div className="ui-import-choices">
          {sheets.length > 1 && (
            <label>
              <span>{translate("import.sheet")}</span>
              <Select
                value={sheet}
                label={translate("import.sheet")}
                onChange={({ target }) => job.choose({ sheet: target.value })}
              >
                {sheets.map((name) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
          {heads.length > 0 && (
            <label>
              <span>{translate("import.head")}</span>
              <Select
                value={String(head)}
                label={translate("import.head")}
                onChange={({ target }) => job.choose({ head: Number(target.value) })}
              >
                <option value="0">{translate("import.head.none")}</option>
                {heads.map(({ number, text }) => (
                  <option key={number} value={String(number)}>
                    {translate("import.head.row", { number, text: cut(text) })}
                  </option>
                ))}
              </Select>
            </label>
          )}
        </div>
      )}
      {isUnsure && head === 0 && heads.length > 0 && (
        <p className="ui-import-note" data-tone="warning">
          {translate("import.head.missing")}
        </p>
      )}
      {(isUnsure || above > 0) && head > 0 && (
        <p className="ui-import-note" data-tone="warning">
          {translate(above > 0 ? "import.head.above" : "import.head.unsure", {
            number: head,
            count: above,
            shown: above,
          })}{" "}
          <Button onClick={() => job.choose({ head: 0 })}>{translate("import.head.data")}</Button>
        </p>
      )}
      <LeftOut kind="hidden" count={hidden} taken={takesHidden} onToggle={() => job.choose({ hidden: !takesHidden })} />
      <LeftOut
        kind="example"
        count={examples}
        taken={takesExamples}
        onToggle={() => job.choose({ examples: !takesExamples })}
      />
    </>
  );
};
