import { useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { saveFile } from "../list/exports/saveFile";
import { formatNumber } from "../value";
import type { ImportJob, ImportState } from "./ImportJob";
import { missingFields } from "./ImportNotes";
import { problemWords } from "./problemWords";

export interface ImportBarProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly onClose: () => void;
}

const CHUNK = 1000;

const saveReport = async (job: ImportJob, translate: ReturnType<typeof useTranslate>): Promise<void> => {
  const reasons: Record<number, string> = {};
  for (let from = 0; ; from += CHUNK) {
    const rows = await job.rows(from, CHUNK, "bad");
    for (const row of rows) reasons[row.at] = problemWords(job.options.plan, row, translate);
    if (rows.length < CHUNK) break;
  }
  const file = await job.report(translate("import.reason"), reasons);
  const name = job.state().name.replace(/\.xlsx$/i, "");
  if (file) saveFile(file, `${name}-${translate("import.report_name")}.xlsx`);
};

/** What can be done now: send, stop, go on, take the rest home. */
export const ImportBar = ({ job, state, onClose }: ImportBarProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const [saving, setSaving] = useState(false);
  const { phase, counts, complete } = state;
  const number = (value: number) => formatNumber(value, language);
  const wrong = counts.bad + counts.refused;
  const sent = counts.created + counts.exists + counts.refused;
  const save = () => {
    setSaving(true);
    saveReport(job, translate).finally(() => setSaving(false));
  };
  return (
    <footer className="kit-import-bar">
      {phase === "sending" || phase === "paused" ? (
        <div className="kit-import-progress" role="status">
          <progress value={sent} max={Math.max(1, sent + counts.good)} />
          <span>{translate("import.progress", { done: number(sent), total: number(sent + counts.good) })}</span>
        </div>
      ) : (
        <span className="kit-grow">
          {phase === "done" && <strong>{translate("import.done", { count: number(counts.created) })}</strong>}
        </span>
      )}
      {wrong > 0 && complete && (
        <button type="button" className="kit-button" disabled={saving} onClick={save}>
          {translate("import.report", { count: number(wrong) })}
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
          {translate("import.start", { count: number(counts.good) })}
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
