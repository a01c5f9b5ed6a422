import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../../../src/framework/value/formats";
import { useDownload } from "../../../src/framework/value/useDownload";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { countNotImported, countToSend } from "./ImportPlan";
import { missingFields } from "./ImportNotes";
import { useReport } from "./useReport";
import { Button } from "../../../src/framework/ui/Button";

export interface ImportBarProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly onClose: () => void;
}

/** The progress of sending, or of the import by the platform. Null if neither is running. */
const farOf = ({ phase, counts, progress }: ImportState): readonly [done: number, total: number] | null => {
  if (phase === "working") return [progress?.done ?? 0, progress?.good ?? 0];
  if (phase !== "sending" && phase !== "paused") return null;
  if (progress !== null) return [progress.handed, progress.good];
  const sent = counts.created + counts.changed + counts.exists + counts.refused + counts.unanswered;
  return [sent, sent + countToSend(counts)];
};

/** Whether people must still choose the field of some columns. */
const isOpen = (job: ImportJob, state: ImportState): boolean =>
  Object.keys({ ...state.unsure, ...state.clashes }).length > 0 || missingFields(job, state).length > 0;

/** The buttons of the current phase: send, stop, continue, download the remaining rows. */
export const ImportBar = ({ job, state, onClose }: ImportBarProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { saving, save } = useReport(job);
  const { busy, download } = useDownload();
  const { phase, counts, complete, check, progress } = state;
  const number = (value: number) => formatNumber(value, language);
  const wrong = countNotImported(counts);
  const far = farOf(state);
  const ready = countToSend(counts);
  const { created, changed } = state.columns.length > 0 ? counts : { created: 0, changed: 0, ...progress };
  return (
    <footer className="ui-import-bar">
      {far !== null ? (
        <div className="ui-import-progress" role="status">
          <progress value={far[0]} max={Math.max(1, far[1])} />
          <span>
            {translate(phase === "working" ? "import.working" : "import.progress", {
              done: number(far[0]),
              total: number(far[1]),
            })}
          </span>
        </div>
      ) : (
        <span className="ui-grow">
          {phase === "done" && (
            <strong>
              {state.mode === "add"
                ? translate("import.done", { count: created, shown: number(created) })
                : translate("import.done.both", { created: number(created), changed: number(changed) })}
            </strong>
          )}
        </span>
      )}
      {wrong > 0 && complete && (
        <Button disabled={saving} onClick={save}>
          {translate("import.report", { count: wrong, shown: number(wrong) })}
        </Button>
      )}
      {wrong === 0 && progress !== null && progress.result !== "" && (
        <Button disabled={busy} onClick={() => void download(progress.result)}>
          {translate("import.report", { count: progress.refused, shown: number(progress.refused) })}
        </Button>
      )}
      {phase === "working" && <Button onClick={() => job.cancel()}>{translate("import.cancel")}</Button>}
      {phase === "sending" && <Button onClick={() => job.pause()}>{translate("import.pause")}</Button>}
      {phase === "paused" && (
        <>
          <Button onClick={() => job.forget()}>{translate("import.give_up")}</Button>
          <Button data-answer="verb" variant="contained" disabled={!complete} onClick={() => job.start()}>
            {translate("import.go_on")}
          </Button>
        </>
      )}
      {phase === "checking" && (
        <Button
          data-answer="verb"
          variant="contained"
          disabled={!complete || check.state === "running" || ready === 0 || isOpen(job, state)}
          onClick={() => job.start()}
        >
          {translate(state.mode === "add" ? "import.start" : "import.start.both", {
            count: ready,
            shown: number(ready),
          })}
        </Button>
      )}
      {phase === "done" && (
        <Button data-answer="harmless" variant="contained" onClick={onClose}>
          {translate("ui.close")}
        </Button>
      )}
    </footer>
  );
};
