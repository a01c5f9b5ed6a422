// The buttons of a bulk task, in the drawer and on its page: continue, retry refused records, download them as a file.
import { useLocale, useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { formatNumber } from "../../../src/framework/value/formats";
import { type BulkTask, canContinue } from "./BulkTask";
import type { BulkChange } from "./useBulkChange";

interface BulkButtonsProps extends Pick<BulkChange, "busy" | "goOn" | "save"> {
  readonly bulk: BulkTask;
  /** Retries the refused records. Null while the task runs, and after the retry was started. */
  readonly onAgain: (() => void) | null;
  /** Whether to show only the buttons that continue the task, or only those for refused records. */
  readonly only?: "go" | "refused";
}

export const BulkButtons = ({ bulk, busy, goOn, onAgain, save, only }: BulkButtonsProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { state, counts, asks } = bulk;
  const number = (value: number) => formatNumber(value, language);
  return (
    <>
      {only !== "refused" && canContinue(bulk) && (
        <Button variant="contained" disabled={busy} onClick={goOn}>
          {state === "asks" ? translate("bulk.go_count", { count: number(asks) }) : translate("bulk.go")}
        </Button>
      )}
      {only !== "go" && onAgain !== null && counts.refused > 0 && (
        <Button disabled={busy} onClick={onAgain}>
          <Icon name="refresh" size={16} />
          {translate("bulk.again", { count: number(counts.refused) })}
        </Button>
      )}
      {only !== "go" && counts.refused > 0 && (
        <Button disabled={busy} onClick={save}>
          <Icon name="download" size={16} />
          {translate("bulk.file")}
        </Button>
      )}
    </>
  );
};
