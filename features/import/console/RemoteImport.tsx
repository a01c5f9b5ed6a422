import { useTranslate } from "ra-core";
import type { ImportJob } from "./ImportJob";
import { RowCounts } from "./ImportNotes";
import type { ImportProgress } from "./platformImport";
import type { ImportState } from "./ImportState";
import { ImportErrorNote } from "./ImportErrorNote";
import { Button } from "../../../src/framework/ui/Button";

export interface RemoteImportProps {
  readonly job: ImportJob;
  readonly state: ImportState;
  readonly progress: ImportProgress;
}

/** An import from another browser, which has the file. The platform reports the progress. */
export const RemoteImport = ({ job, state: { name, phase, trouble }, progress }: RemoteImportProps) => {
  const translate = useTranslate();
  const { created, changed, same, existing, refused } = progress;
  return (
    <div className="ui-import-body">
      <div className="ui-import-file">
        <strong className="ui-ellipsis">{name}</strong>
        {phase === "done" && <Button onClick={() => job.forget()}>{translate("import.other")}</Button>}
      </div>
      <RowCounts counts={{ created, changed, same, exists: existing, refused }} />
      {trouble !== null && <ImportErrorNote>{trouble}</ImportErrorNote>}
    </div>
  );
};
