// An import that the platform goes on with by itself, whoever closes their browser. By import_add, or by the call that
// host.yaml has for rows, which says besides of which definition they are:
//   task, name, header, total, bad, later, from, rows, places, cells     good rows are handed in: each a record, its place in the file, its cells
//   task, name, header, total, bad, later, from, wrong                   rows that were found wrong before: { place, cells, reason }
//   task, after     how far it is, and what became of the rows behind a place
//   task, cancel    its end: what was imported by then stays
import { Failure, invalid } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import { hostOf } from "../access/identity";
import { permit } from "../access/permission";
import type { SessionRequest, SignedRequest } from "../Platform";
import { findJob, type Job } from "../queue/Job";
import type { Row } from "../storage/Store";
import { type HandedImport, importJobId, describeImport } from "../tasks/handedImport";
import { type GoodRow, readOutcomes, type WrongRow } from "../tasks/handedRows";
import { handIn } from "../tasks/handIn";
import { findImport, recordsOf } from "../tasks/importRecords";
import { reasonOf } from "./jobs";
import { safeName } from "../wire/fileNames";
import { isObject } from "../wire/readJson";

/** Rows of one batch, and outcomes of one answer. */
const MOST = 1000;

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const listIn = ({ params }: SignedRequest, name: string): readonly unknown[] => {
  const list = params[name];
  if (!Array.isArray(list) || list.length === 0) throw invalid({ [name]: "invalid.required" });
  if (list.length > MOST) throw new Failure(413);
  return list;
};

const countIn = ({ params }: SignedRequest, name: string): number => {
  const count = params[name] ?? 0;
  if (!isCount(count)) throw invalid({ [name]: "invalid.standard" });
  return count;
};

const goodRows = (request: SignedRequest): readonly GoodRow[] => {
  const [places, cells] = [listIn(request, "places"), listIn(request, "cells")];
  return listIn(request, "rows").map((record, at) => {
    const [place, row] = [places[at], cells[at]];
    if (!isObject(record)) throw invalid({ rows: "invalid.standard" });
    if (!isCount(place)) throw invalid({ places: "invalid.standard" });
    if (!isTexts(row)) throw invalid({ cells: "invalid.standard" });
    return { place, cells: row, record };
  });
};

const wrongRows = (request: SignedRequest): readonly WrongRow[] =>
  listIn(request, "wrong").map((row) => {
    if (!isObject(row) || !isCount(row.place) || !isTexts(row.cells) || !isText(row.reason))
      throw invalid({ wrong: "invalid.standard" });
    return { place: row.place, cells: row.cells, reason: row.reason };
  });

const taskIn = ({ params: { task } }: SignedRequest): string => {
  if (!/^[\w-]{8,64}$/.test(String(task))) throw invalid({ task: "invalid.standard" });
  return String(task);
};

const askedIn = (request: SignedRequest): HandedImport => {
  const { platform, params, resource, call, language } = request;
  const { header } = params;
  if (!isTexts(header)) throw invalid({ header: "invalid.standard" });
  const [good, bad] = [countIn(request, "total"), countIn(request, "bad")];
  if (good + bad > platform.settings.MOST_WORKBOOK_ROWS) throw new Failure(413);
  const name = safeName(params.name, resource.name);
  return { id: taskIn(request), resource: resource.name, call: call.name, language, name, header, good, bad };
};

const answered = (request: SignedRequest, job: Job, more: Row = {}): Answer => ({
  data: { ...describeImport(job), reason: reasonOf(request, job), ...more },
  count: 1,
});

const addHandedRows = async (request: SignedRequest): Promise<Answer> => {
  const asked = askedIn(request);
  const records = recordsOf(request.platform, asked.resource);
  if (records !== null) await findImport(request, records, asked.id);
  const good = request.params.wrong === undefined;
  const rows = good ? goodRows(request) : wrongRows(request);
  return answered(request, await handIn(request, asked, { from: countIn(request, "from"), good, rows }));
};

/** @throws Failure 404 for one that the caller never handed in */
const ownJob = async (request: SignedRequest): Promise<Job> => {
  const { platform, caller, resource } = request;
  const job = await findJob(platform.store.db, importJobId(caller.key, resource.name, taskIn(request)));
  if (job === null) throw new Failure(404, "record");
  return job;
};

const followImport = async (request: SignedRequest): Promise<Answer> => {
  const after = request.params.after ?? -1;
  if (!Number.isSafeInteger(after)) throw invalid({ after: "invalid.standard" });
  const job = await ownJob(request);
  const outcomes = await readOutcomes(request.platform.store.db, job.id, Number(after), MOST);
  return answered(request, job, { outcomes });
};

/** @throws Failure 519 for one that is over */
const cancelImport = async (request: SignedRequest): Promise<Answer> => {
  const { queue, now } = request.platform;
  const { id } = await ownJob(request);
  if (!(await queue.cancel(id, now()))) throw new Failure(519);
  return answered(request, await ownJob(request));
};

/** Null for what is about no rows that are, or were, handed in. */
export const answerHanded = async (request: SignedRequest): Promise<Answer | null> => {
  const { params } = request;
  if (params.later === 1) return addHandedRows(request);
  if (params.cancel === 1) return cancelImport(request);
  return params.after === undefined ? null : followImport(request);
};

/** Rows of any definition that is imported by its `add`, under the right to that. @throws Failure 406, 513 */
export const handRowsIn = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller } = request;
  const named = hostOf(platform).rows?.resource ?? "resource";
  const { [named]: name, ...params } = request.params;
  const resource = platform.model.resources.find((one) => one.name === name && one.importing?.handed);
  const call = resource?.calls.find((one) => one.name === resource.importing?.call);
  if (!resource || !call) throw invalid({ [named]: "invalid.standard" });
  permit(caller, resource, call.name);
  const answer = await answerHanded({ ...request, params, resource, call });
  if (answer === null) throw invalid({ later: "invalid.required" });
  return answer;
};
