import { useLocale, useTranslate } from "ra-core";
import { Button } from "../ui/Button";
import { Select } from "../ui/Select";
import { formatNumber } from "../value/formats";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";

export interface FileChoicesProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** The most characters of a row that an option shows. */
const SHOWN = 60;

const cut = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Which sheet of the file is read, which row has the headers, and whether hidden rows are read: said, and open to change. */
export const FileChoices = ({ job, state }: FileChoicesProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { sheets, sheet, head, heads, hidden, takesHidden, mapping, unsure, phase } = state;
  if (phase !== "checking") return null;
  const isUnsure = Object.keys({ ...mapping, ...unsure }).length === 0;
  const above = heads.filter(({ number }) => number < head).length;
  const shown = formatNumber(hidden, language);
  return (
    <>
      {(sheets.length > 1 || heads.length > 0) && (
        <div className="kit-import-choices">
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
        <p className="kit-import-note" data-tone="warning">
          {translate("import.head.missing")}
        </p>
      )}
      {(isUnsure || above > 0) && head > 0 && (
        <p className="kit-import-note" data-tone="warning">
          {translate(above > 0 ? "import.head.above" : "import.head.unsure", {
            number: head,
            count: above,
            shown: above,
          })}{" "}
          <Button onClick={() => job.choose({ head: 0 })}>{translate("import.head.data")}</Button>
        </p>
      )}
      {hidden > 0 && (
        <p className="kit-import-note" data-tone="warning">
          {translate(takesHidden ? "import.hidden.taken" : "import.hidden.left", { count: hidden, shown })}{" "}
          <Button onClick={() => job.choose({ hidden: !takesHidden })}>
            {translate(takesHidden ? "import.hidden.leave" : "import.hidden.take", { count: hidden, shown })}
          </Button>
        </p>
      )}
    </>
  );
};
