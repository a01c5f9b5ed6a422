import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../value";
import type { ImportJob, ImportState } from "./ImportJob";
import { notTaken } from "./ImportPlan";
import { missingFields } from "./ImportNotes";
import { useReport } from "./useReport";

export interface ImportBarProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly onClose: () => void;
}

/** What can be done now: send, stop, go on, take the rest home. */
export const ImportBar = ({ job, state, onClose }: ImportBarProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { saving, save } = useReport(job);
  const { phase, counts, complete } = state;
  const number = (value: number) => formatNumber(value, language);
  const wrong = notTaken(counts);
  const sent = counts.created + counts.exists + counts.refused;
  return (
    <footer className="kit-import-bar">
      {phase === "sending" || phase === "paused" ? (
        <div className="kit-import-progress" role="status">
          <progress value={sent} max={Math.max(1, sent + counts.good)} />
          <span>{translate("import.progress", { done: number(sent), total: number(sent + counts.good) })}</span>
        </div>
      ) : (
        <span className="kit-grow">
          {phase === "done" && (
            <strong>{translate("import.done", { count: counts.created, shown: number(counts.created) })}</strong>
          )}
        </span>
      )}
      {wrong > 0 && complete && (
        <button type="button" className="kit-button" disabled={saving} onClick={save}>
          {translate("import.report", { count: wrong, shown: number(wrong) })}
        </button>
      )}
      {phase === "sending" && (
        <button type="button" className="kit-button" onClick={() => job.pause()}>
          {translate("import.pause")}
        </button>
      )}
      {phase === "paused" && (
        <>
          <button type="button" className="kit-button" onClick={() => job.forget()}>
            {translate("import.give_up")}
          </button>
          <button type="button" className="kit-button kit-primary" disabled={!complete} onClick={() => job.start()}>
            {translate("import.go_on")}
          </button>
        </>
      )}
      {phase === "checking" && (
        <button
          type="button"
          className="kit-button kit-primary"
          disabled={!complete || counts.good === 0 || missingFields(job, state).length > 0}
          onClick={() => job.start()}
        >
          {translate("import.start", { count: counts.good, shown: number(counts.good) })}
        </button>
      )}
      {phase === "done" && (
        <button type="button" className="kit-button kit-primary" onClick={onClose}>
          {translate("kit.close")}
        </button>
      )}
    </footer>
  );
};
