// The calls of imports whose browser sends one batch at a time. Imports that run as jobs are in handedImports.ts.
// import_add task, name, total, bad, from, rows -> the result of each row
//                           task, result (address of a file) -> stores the file of refused rows with the record of the
//                           import
// import_get, import_list the records of imports
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import type { Answer } from "../../../platform/framework/wire/envelope";
import type { SignedRequest } from "../../../platform/framework/Platform";
import { answerList } from "../../../platform/framework/records/list";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { decodeRow } from "../../../platform/framework/storage/codec";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import {
  beginImport,
  changeImport,
  findImport,
  STATE_IMPORTED,
  STATE_IMPORTING,
  newImportId,
  importRecordTable,
} from "./importRecords";
import { importRows, type RowResult } from "./importRows";
import { copyUploadToAccount } from "../../../platform/framework/fileStore/accountFile";
import { answerBackgroundImports } from "./handedImports";
import { importNeedsStepUp } from "./needsProof";
import { toSafeName } from "../../../platform/framework/wire/fileNames";

/** The most rows in one batch. */
const MOST_ROWS = 1000;

/** The value as a whole number of at least 0; 0 for any other value. */
const wholeNumber = (value: unknown): number => Math.max(0, Math.trunc(Number(value ?? 0)) || 0);

/**
 * The record of an import after a batch. A batch that is sent twice, because its answer was lost, is counted only once.
 */
const addResults = (before: Row, { rows, from, good, bad }: Batch, results: readonly RowResult[]): Row => {
  const count = (state: RowResult["state"]) => results.filter((one) => one.state === state).length;
  const isAgain = from < wholeNumber(before.done);
  const done = Math.max(wholeNumber(before.done), from + rows.length);
  return {
    done,
    total: good + bad,
    state: done >= good ? STATE_IMPORTED : STATE_IMPORTING,
    created: wholeNumber(before.created) + (isAgain ? 0 : count("created")),
    existing: wholeNumber(before.existing) + (isAgain ? 0 : count("exists")),
    refused: Math.max(bad, wholeNumber(before.refused)) + (isAgain ? 0 : count("refused")),
  };
};

interface Batch {
  readonly id: string;
  readonly rows: readonly unknown[];
  /** The number of good rows in earlier batches. */
  readonly from: number;
  /** The number of good rows in the whole file. */
  readonly good: number;
  /** The number of bad rows in the whole file. They are not sent. */
  readonly bad: number;
}

const batchOf = ({ params }: SignedRequest): Batch => {
  const { rows, task = newImportId() } = params;
  if (!Array.isArray(rows) || rows.length === 0) throw invalidFailure({ rows: "invalid.required" });
  if (rows.length > MOST_ROWS) throw new Failure(413);
  if (!/^[\w-]{8,64}$/.test(String(task))) throw invalidFailure({ task: "invalid.standard" });
  const from = wholeNumber(params.from);
  const good = Math.max(from + rows.length, wholeNumber(params.total));
  return { id: String(task), rows, from, good, bad: wholeNumber(params.bad) };
};

/**
 * Keeps a copy of the uploaded file of refused rows for the account, and stores its address in the record of the import.
 * @throws Failure 404 if there is no such import, 406 if there is no such file
 */
const keepResult = async (request: SignedRequest, records: Table): Promise<Answer> => {
  const { platform, params, caller } = request;
  const known = await findImport(request, records, String(params.task ?? ""));
  if (known === null) throw new Failure(404, "record");
  const { url: result } = await copyUploadToAccount(platform, caller.key, String(params.result));
  const row = await changeImport(platform, records, known[records.key.name], { result });
  return { data: decodeRow(records, row), count: 1 };
};

/** Imports a batch and answers the result of each row, or answers a request about an import that runs as a job. */
export const addImport = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource } = request;
  const handed = await answerBackgroundImports(request);
  if (handed !== null) return handed;
  // If a proof expires between two batches, the browser asks for a new one.
  if (importNeedsStepUp(resource)) await platform.twoStep?.demandProof(request);
  const table = tableFor(platform, resource.name);
  const records = importRecordTable(platform, resource.name);
  if (records !== null && typeof params.result === "string") return keepResult(request, records);
  const batch = batchOf(request);
  const name = toSafeName(params.name, table.name);
  const known = records === null ? null : await findImport(request, records, batch.id);
  const begun = { id: batch.id, name, state: STATE_IMPORTING, total: batch.good + batch.bad, refused: batch.bad };
  const before: Row = known ?? (records === null ? begun : await beginImport(request, records, begun));
  const results = await importRows(request, table, batch.rows);
  const values = addResults(before, batch, results);
  const row = records === null ? null : await changeImport(platform, records, batch.id, values);
  const facts = records !== null && row !== null ? decodeRow(records, row) : { ...begun, ...values };
  return { data: { ...facts, results }, count: results.filter(({ state }) => state === "created").length };
};

export const listImports = async (request: SignedRequest): Promise<Answer> => {
  const records = importRecordTable(request.platform, request.resource.name);
  return records === null ? { data: [], count: 0 } : answerList({ ...request, resource: records.resource });
};
