import { useLocale, useTranslate } from "ra-core";
import { Button } from "../../../src/framework/ui/Button";
import { formatNumber } from "../../../src/framework/value/formats";
import type { ImportJob } from "./ImportJob";
import { countToSend } from "./ImportPlan";
import type { ImportState } from "./ImportState";

export interface CheckNotesProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** The platform's check of the rows before they are imported: its progress, and how many rows it would refuse. */
export const CheckNotes = ({ job, state: { phase, check, counts, complete, mapping } }: CheckNotesProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const number = (value: number) => formatNumber(value, language);
  if (phase !== "checking" || check.state === "none") return null;
  const { state, done, refused, there, trouble } = check;
  const again = complete && <Button onClick={() => job.map(mapping)}>{translate("import.check.again")}</Button>;
  return (
    <div role="status" className="ui-import-checks">
      {refused > 0 && (
        <p className="ui-import-note" data-tone="error">
          {translate("import.check.refused", { count: refused, shown: number(refused) })} {state === "over" && again}
        </p>
      )}
      {there > 0 && (
        <p className="ui-import-note" data-tone="warning">
          {translate("import.check.there", { count: there, shown: number(there) })}
        </p>
      )}
      {state === "running" && (
        <p className="ui-import-note" data-tone="plain">
          {translate("import.check.running", {
            done: number(done),
            total: number(countToSend(counts) + counts.same + refused),
          })}{" "}
          <Button onClick={() => job.check.stop()}>{translate("import.check.stop")}</Button>
        </p>
      )}
      {state === "partly" && (
        <p className="ui-import-note" data-tone="warning">
          {translate("import.check.partly", { done: number(done) })}{" "}
          <Button onClick={() => job.check.goOn()}>{translate("import.check.go_on")}</Button>
        </p>
      )}
      {state === "failed" && (
        <p className="ui-import-note" data-tone="warning">
          {translate("import.check.failed", { trouble })}{" "}
          <Button onClick={() => job.check.goOn()}>{translate("import.check.again")}</Button>
        </p>
      )}
    </div>
  );
};
