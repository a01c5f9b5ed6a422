// Rows of a file, a batch at a time: import_add   task, name, total, bad, from, rows -> what became of each row; with `later` they are
//                                    handed in, and the platform goes on by itself: handedImports.ts
//                                    import_add   task, result (address of a file) -> the rows that were not taken, kept with the import
//                                    import_get, import_list   the imports there were, where another definition does not list them
import { Failure, invalid } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { SignedRequest } from "../Platform";
import { list } from "../records/list";
import { tableFor } from "../storage/tableFor";
import { decodeRow } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import {
  beginImport,
  changeImport,
  findImport,
  IMPORTED,
  IMPORTING,
  newImportId,
  recordsOf,
} from "../tasks/importRecords";
import { importRows, type RowResult } from "../tasks/importRows";
import { answerHanded } from "./handedImports";
import { safeName } from "../wire/fileNames";

/** Rows of one batch. */
const MOST_ROWS = 1000;
const OWN_FILE = /^\/files\/[0-9a-f]{24}\/[^/]+$/;

const whole = (value: unknown): number => Math.max(0, Math.trunc(Number(value ?? 0)) || 0);

/** What is known of an import after a batch. One that is sent again, because its answer was lost, is counted once. */
const after = (before: Row, { rows, from, good, bad }: Batch, results: readonly RowResult[]): Row => {
  const count = (state: RowResult["state"]) => results.filter((one) => one.state === state).length;
  const isAgain = from < whole(before.done);
  const done = Math.max(whole(before.done), from + rows.length);
  return {
    done,
    total: good + bad,
    state: done >= good ? IMPORTED : IMPORTING,
    created: whole(before.created) + (isAgain ? 0 : count("created")),
    existing: whole(before.existing) + (isAgain ? 0 : count("exists")),
    refused: Math.max(bad, whole(before.refused)) + (isAgain ? 0 : count("refused")),
  };
};

interface Batch {
  readonly id: string;
  readonly rows: readonly unknown[];
  /** Good rows before these. */
  readonly from: number;
  /** Good rows of the whole file, and those that are not sent at all. */
  readonly good: number;
  readonly bad: number;
}

const batchOf = ({ params }: SignedRequest): Batch => {
  const { rows, task = newImportId() } = params;
  if (!Array.isArray(rows) || rows.length === 0) throw invalid({ rows: "invalid.required" });
  if (rows.length > MOST_ROWS) throw new Failure(413);
  if (!/^[\w-]{8,64}$/.test(String(task))) throw invalid({ task: "invalid.standard" });
  const from = whole(params.from);
  const good = Math.max(from + rows.length, whole(params.total));
  return { id: String(task), rows, from, good, bad: whole(params.bad) };
};

/** The rows that were not taken, as a file, added to an import that is over. */
const keepResult = async (request: SignedRequest, records: Table): Promise<Answer> => {
  const { platform, params } = request;
  const known = await findImport(request, records, String(params.task ?? ""));
  if (known === null) throw new Failure(404, "record");
  if (!OWN_FILE.test(String(params.result))) throw invalid({ result: "invalid.standard" });
  const row = await changeImport(platform, records, known[records.key.name], { result: params.result });
  return { data: decodeRow(records, row), count: 1 };
};

export const addImport = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource } = request;
  const handed = await answerHanded(request);
  if (handed !== null) return handed;
  const table = tableFor(platform, resource.name);
  const records = recordsOf(platform, resource.name);
  if (records !== null && typeof params.result === "string") return keepResult(request, records);
  const batch = batchOf(request);
  const name = safeName(params.name, table.name);
  const known = records === null ? null : await findImport(request, records, batch.id);
  const begun = { id: batch.id, name, state: IMPORTING, total: batch.good + batch.bad, refused: batch.bad };
  const before: Row = known ?? (records === null ? begun : await beginImport(request, records, begun));
  const results = await importRows(request, table, batch.rows);
  const values = after(before, batch, results);
  const row = records === null ? null : await changeImport(platform, records, batch.id, values);
  const facts = records !== null && row !== null ? decodeRow(records, row) : { ...begun, ...values };
  return { data: { ...facts, results }, count: results.filter(({ state }) => state === "created").length };
};

export const listImports = async (request: SignedRequest): Promise<Answer> => {
  const records = recordsOf(request.platform, request.resource.name);
  return records === null ? { data: [], count: 0 } : list({ ...request, resource: records.resource });
};
