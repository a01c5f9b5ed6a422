import { memo } from "react";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { ImportNotes } from "./ImportNotes";
import { RowTable } from "./RowTable";
import "./import.css";

export interface ImportPreviewProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

/** A chosen file: its counts, its columns, and its rows with their problems. */
export const ImportPreview = memo(({ job, state }: ImportPreviewProps) => (
  <div className="ui-import-body">
    <ImportNotes job={job} state={state} />
    <RowTable job={job} state={state} />
  </div>
));
