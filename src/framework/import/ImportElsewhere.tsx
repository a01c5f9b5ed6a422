import { useLocale, useTranslate } from "ra-core";
import { formatNumber } from "../value/formats";
import type { ImportJob } from "./ImportJob";
import type { ImportProgress } from "./platformImport";
import type { ImportState } from "./ImportState";
import { Button } from "../ui/Button";

export interface ImportElsewhereProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly progress: ImportProgress;
}

/** An import that was started in another browser. The file is there; the platform reports the progress. */
export const ImportElsewhere = ({ job, state: { name, phase, trouble }, progress }: ImportElsewhereProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const { created, existing, refused } = progress;
  const counts = [
    ["created", created],
    ["exists", existing],
    ["refused", refused],
  ] as const;
  return (
    <div className="kit-import-body">
      <div className="kit-import-file">
        <strong className="kit-ellipsis">{name}</strong>
        {phase === "done" && <Button onClick={() => job.forget()}>{translate("import.other")}</Button>}
      </div>
      <ul className="kit-import-counts" aria-live="polite">
        {counts
          .filter(([, count]) => count > 0)
          .map(([state, count]) => (
            <li key={state} data-state={state}>
              <b>{formatNumber(count, language)}</b> {translate(`import.state.${state}`)}
            </li>
          ))}
      </ul>
      {trouble !== null && (
        <p className="kit-import-note" data-tone="error" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
};
