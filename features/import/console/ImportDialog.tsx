// The import of a file: choose the file, check the rows, send the valid ones, download the others.
import { useTranslate } from "ra-core";
import { memo } from "react";
import type { Importer } from "../../../src/framework/wire/contract";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { ChooseFile } from "./ChooseFile";
import { importWords } from "./importWords";
import { ImportBar } from "./ImportBar";
import { RemoteImport } from "./RemoteImport";
import type { ImportJob } from "./ImportJob";
import type { ImportMode } from "./ImportPlan";
import { ImportPreview } from "./ImportPreview";
import { useImportJob } from "./useImportJob";
import { useImportState } from "./useImportState";
import "./import.css";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { IconButton } from "../../../src/framework/ui/IconButton";

export interface ImportDialogProps {
  readonly of: () => Promise<Importer>;
  /** The offered modes; the first is preset. Default: only add. */
  readonly modes?: readonly ImportMode[];
  readonly onClose: () => void;
}

const PHONE = "(max-width: 598.95px)";

const Asked = ({ of, modes, onClose }: ImportDialogProps) => {
  const translate = useTranslate();
  const { job, name } = useImportJob(useResourceProps(), of, modes);
  return (
    <Dialog
      title={translate("import.title", { name })}
      isHeaded
      size="xl"
      fullScreen={matchMedia(PHONE).matches}
      onClose={onClose}
    >
      <header className="ui-import-head">
        <h2>{translate("import.title", { name })}</h2>
        <IconButton icon="close" label={translate("ui.close")} onClick={onClose} />
      </header>
      {job ? <ImportSteps job={job} onClose={onClose} /> : <div className="ui-import-body" />}
    </Dialog>
  );
};

const ImportSteps = ({ job, onClose }: { readonly job: ImportJob; readonly onClose: () => void }) => {
  const state = useImportState(job);
  if (state.phase === "choosing") return <ChooseFile job={job} state={state} />;
  return (
    <>
      {state.columns.length === 0 && state.progress !== null ? (
        <RemoteImport job={job} state={state} progress={state.progress} />
      ) : (
        <ImportPreview job={job} state={state} />
      )}
      <Bar job={job} state={state} onClose={onClose} />
    </>
  );
};

const Bar = memo(ImportBar);

export const ImportDialog = (props: ImportDialogProps) => (
  <WithWords of={importWords}>
    <Asked {...props} />
  </WithWords>
);
