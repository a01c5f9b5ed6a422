import Alert from "@mui/material/Alert";
import { useTranslate } from "ra-core";
import { useFormState } from "react-hook-form";
import { ChooseFile, type ImportJob, ImportPreview, useImportState } from "pilothouse/features/import/console/wizard";
import { translateMessage } from "pilothouse/resource";
import { FILE_FIELDS, findFileProblem } from "./deviceImportWizard";
import "./device-import.css";

/** Lets people choose the file, and shows the problems of each row before anything is sent. */
export const FileStep = ({ job }: { readonly job: ImportJob }) => {
  const translate = useTranslate();
  const state = useImportState(job);
  const { errors } = useFormState();
  const [file, url] = FILE_FIELDS.map((name) => errors[name]?.message);
  const fault = findFileProblem(job);
  // The problem of the earlier attempt may have been solved in the meantime.
  const said = typeof url === "string" ? translateMessage(url, translate) : file && fault ? translate(fault) : "";
  return (
    <div className="device-import">
      <div role="alert">{said !== "" && <Alert severity="error">{said}</Alert>}</div>
      {state.phase === "choosing" ? <ChooseFile job={job} state={state} /> : <ImportPreview job={job} state={state} />}
    </div>
  );
};
