// Imports that run as jobs, so that they continue when the browser is closed. They are calls of import_add, or of the
// call for rows in host.yaml, which also names the resource. `task` is the id that the browser chose for the import.
// with `later` sends rows: name, header, total (good rows), bad (invalid rows), from (rows sent before), and either
//                 rows, places, cells: for each good row its record, its place in the file and the texts of its cells;
//                 or wrong: invalid rows as { place, cells, reason }
// with `check` answers what an import would do with each row (checkRows.ts); times among changes are in the zone `zone`
// with `after` answers the progress, and the outcomes of the rows after that place
// with `cancel` stops the import; rows that are already imported stay
// Rows with mode "update" change existing records; with "both" they may also add records. A row finds its record by its
// key or its unique values. `row_version` in a row is the version in the preview, or 0 if the record did not exist.
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import type { Answer } from "../../../platform/framework/wire/envelope";
import { requireHost } from "../../../platform/framework/access/identity";
import type { SessionRequest, SignedRequest } from "../../../platform/framework/Platform";
import { findJob, type Job } from "../../../platform/framework/queue/Job";
import type { Row } from "../../../platform/framework/storage/Store";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { checkRows } from "./checkRows";
import { type BackgroundImport, importJobId, describeImport } from "./handedImport";
import { type ValidRow, readOutcomes, type InvalidRow } from "./handedRows";
import { storeBatch } from "./handIn";
import { findImport, importRecordTable } from "./importRecords";
import { checkImportMode, readMode, type RowUpdates } from "./updating";
import { zoneOf } from "../../sheets/platform/zoneOf";
import { jobReasonText } from "../../../platform/framework/calls/jobs";
import { importNeedsStepUp } from "./needsProof";
import { toSafeName } from "../../../platform/framework/wire/fileNames";
import { isObject } from "../../../platform/framework/wire/readJson";

/** The most rows in a batch, and the most outcomes in an answer. */
const MOST = 1000;
/** The most rows in one check. They share one transaction, and on SQLite other writes wait for it. */
const MOST_CHECKED = 100;

/** A request about rows. It says how rows change records, if they do. */
interface HandedRequest extends SignedRequest {
  readonly updating?: RowUpdates | null;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const listIn = ({ params }: SignedRequest, name: string, most = MOST): readonly unknown[] => {
  const list = params[name];
  if (!Array.isArray(list) || list.length === 0) throw invalidFailure({ [name]: "invalid.required" });
  if (list.length > most) throw new Failure(413);
  return list;
};

const countIn = ({ params }: SignedRequest, name: string): number => {
  const count = params[name] ?? 0;
  if (!isCount(count)) throw invalidFailure({ [name]: "invalid.standard" });
  return count;
};

const goodRows = (request: SignedRequest): readonly ValidRow[] => {
  const [places, cells] = [listIn(request, "places"), listIn(request, "cells")];
  return listIn(request, "rows").map((record, at) => {
    const [place, row] = [places[at], cells[at]];
    if (!isObject(record)) throw invalidFailure({ rows: "invalid.standard" });
    if (!isCount(place)) throw invalidFailure({ places: "invalid.standard" });
    if (!isTexts(row)) throw invalidFailure({ cells: "invalid.standard" });
    return { place, cells: row, record };
  });
};

const wrongRows = (request: SignedRequest): readonly InvalidRow[] =>
  listIn(request, "wrong").map((row) => {
    if (!isObject(row) || !isCount(row.place) || !isTexts(row.cells) || !isText(row.reason))
      throw invalidFailure({ wrong: "invalid.standard" });
    return { place: row.place, cells: row.cells, reason: row.reason };
  });

const taskIn = ({ params: { task } }: SignedRequest): string => {
  if (!/^[\w-]{8,64}$/.test(String(task))) throw invalidFailure({ task: "invalid.standard" });
  return String(task);
};

const readImport = (request: SignedRequest): BackgroundImport => {
  const { platform, params, resource, call, language } = request;
  const { header } = params;
  if (!isTexts(header)) throw invalidFailure({ header: "invalid.standard" });
  const [good, bad] = [countIn(request, "total"), countIn(request, "bad")];
  if (good + bad > platform.settings.MOST_WORKBOOK_ROWS) throw new Failure(413);
  const name = toSafeName(params.name, resource.name);
  const mode = readMode(params.mode);
  return { id: taskIn(request), resource: resource.name, call: call.name, language, name, header, mode, good, bad };
};

const answerJob = (request: SignedRequest, job: Job, more: Row = {}): Answer => ({
  data: { ...describeImport(job), reason: jobReasonText(request, job), ...more },
  count: 1,
});

/** A proof is needed when an import begins, not for each of its batches. */
const checkStart = async (request: SignedRequest): Promise<void> => {
  const { platform, caller, resource, params } = request;
  if (!importNeedsStepUp(resource, readMode(params.mode))) return;
  const begun = await findJob(platform.store.db, importJobId(caller.key, resource.name, taskIn(request)));
  if (begun === null) await platform.twoStep?.demandProof(request);
};

const addHandedRows = async (request: SignedRequest): Promise<Answer> => {
  const handed = readImport(request);
  await checkStart(request);
  const records = importRecordTable(request.platform, handed.resource);
  if (records !== null) await findImport(request, records, handed.id);
  const good = request.params.wrong === undefined;
  const rows = good ? goodRows(request) : wrongRows(request);
  return answerJob(request, await storeBatch(request, handed, { from: countIn(request, "from"), good, rows }));
};

/** @throws Failure 404 if the caller has no such import */
const ownJob = async (request: SignedRequest): Promise<Job> => {
  const { platform, caller, resource } = request;
  const job = await findJob(platform.store.db, importJobId(caller.key, resource.name, taskIn(request)));
  if (job === null) throw new Failure(404, "record");
  return job;
};

const followImport = async (request: SignedRequest): Promise<Answer> => {
  const after = request.params.after ?? -1;
  if (!Number.isSafeInteger(after)) throw invalidFailure({ after: "invalid.standard" });
  const job = await ownJob(request);
  const outcomes = await readOutcomes(request.platform.store.db, job.id, Number(after), MOST);
  return answerJob(request, job, { outcomes });
};

/** @throws Failure 519 if the import has ended */
const cancelImport = async (request: SignedRequest): Promise<Answer> => {
  const { queue, now } = request.platform;
  const { id } = await ownJob(request);
  if (!(await queue.cancel(id, now()))) throw new Failure(519);
  return answerJob(request, await ownJob(request));
};

/** No proof is needed, because nothing is stored. */
const checkHanded = async (request: HandedRequest): Promise<Answer> => {
  const rows = listIn(request, "check", MOST_CHECKED);
  const { platform, resource, params } = request;
  const checked = await checkRows(request, tableFor(platform, resource.name), rows, zoneOf(params.zone));
  return { data: { checked }, count: checked.length, isTrial: true };
};

/** Answers a request about an import that runs as a job, or about rows to check; null for any other request. */
export const answerBackgroundImports = async (request: HandedRequest): Promise<Answer | null> => {
  const { params } = request;
  if (params.check !== undefined) return checkHanded(request);
  if (params.later === 1) return addHandedRows(request);
  if (params.cancel === 1) return cancelImport(request);
  return params.after === undefined ? null : followImport(request);
};

/**
 * Answers the call for rows in host.yaml, which imports into any resource by its `add`, its `set`, or both. Needs the right
 * to each of them.
 * @throws Failure 405, 406 or 513
 */
export const answerImportRows = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const parameter = requireHost(platform).rows?.resource ?? "resource";
  const { [parameter]: name, ...params } = request.params;
  // Rows with secrets must not be stored, so they cannot be handed in. They can only be checked.
  const isCheck = params.check !== undefined;
  const resource = platform.model.resources.find(
    ({ name: one, importing }) => one === name && importing !== null && (importing.handed || isCheck),
  );
  const call = resource?.calls.find((one) => one.name === resource.importing?.call);
  if (!resource || !call) throw invalidFailure({ [parameter]: "invalid.standard" });
  const updating = checkImportMode(platform, caller, resource, { call: call.name, mode: readMode(params.mode) });
  const answer = await answerBackgroundImports({ ...request, params, resource, call, updating });
  if (answer === null) throw invalidFailure({ later: "invalid.required" });
  return answer;
};
