// Imports a file of devices: uploads the rows without problems, then starts the import.
import { HttpError } from "ra-core";
import * as z from "zod/mini";
import { type ImportJob, type JobOptions, missingFields } from "pilothouse/features/import/console/wizard";
import { pickFields } from "pilothouse/resource";
import type { FieldOf } from "pilothouse/wire";
import type { StoredParts, StepProblems, useRecords, WizardValues } from "pilothouse/features/wizard/console/parts";
import { type DeviceImport, deviceImportAdd } from "../../../generated/operate/device_import/deviceImport.schema";

export const BATCH_FIELDS = ["name", "pk", "comp_id", "batch_id"] as const satisfies readonly FieldOf<DeviceImport>[];
/** Errors about the file, or about its address, are shown where people choose the file. The form has no such field. */
export const FILE_FIELDS = ["file", "url"] as const satisfies readonly (FieldOf<DeviceImport> | "file")[];

export const STEP_MARKS = {
  batch: { name: "batch", title: "wizard.device.batch" },
  file: { name: "file", title: "wizard.device.file" },
  check: { name: "check", title: "wizard.device.check" },
  result: { name: "result", title: "wizard.device.result" },
} as const;

export const deviceImportWizard = z.omit(deviceImportAdd, { url: true });

/** The chosen file. */
export interface ChosenFile extends Pick<ImportJob, "state" | "opened" | "goodFile"> {
  readonly options: Pick<JobOptions, "plan">;
}

/** The message key of a problem with the file. Null when there is none. */
export const findFileProblem = (job: ChosenFile): string | null => {
  const state = job.state();
  if (state.phase === "choosing") return "wizard.device.noFile";
  if (!state.complete) return "wizard.device.reading";
  if (Object.keys(state.unsure).length > 0) return "wizard.device.unsure";
  if (missingFields(job, state).length > 0) return "wizard.device.noUid";
  return state.counts.good === 0 ? "wizard.device.noneGood" : null;
};

export const checkFile = (job: ChosenFile) => async (): Promise<StepProblems> => {
  const fault = findFileProblem(job);
  return fault === null ? {} : { file: fault };
};

export interface ImportToSend {
  readonly job: ChosenFile;
  readonly create: ReturnType<ReturnType<typeof useRecords>["create"]>;
  /** Uploads the file and answers its address. */
  readonly put: (file: File) => Promise<string>;
}

/**
 * Answers the record of the import. If only the last call was refused, another attempt does not upload the file again.
 */
export const submitImport =
  ({ job, create, put }: ImportToSend) =>
  async (values: Readonly<WizardValues>, ledger: StoredParts): Promise<Readonly<WizardValues>> => {
    const fault = findFileProblem(job);
    if (fault !== null) throw new HttpError(fault, 0, { errors: { file: fault } });
    const send = async () => {
      const file = await job.goodFile();
      if (file === null) throw new Error("wizard.device.noFile");
      return { url: await put(file) };
    };
    const { url } = await ledger.once("file", { opened: job.opened(), mapping: job.state().mapping }, send, send);
    return create({ ...pickFields(values, BATCH_FIELDS), url });
  };
