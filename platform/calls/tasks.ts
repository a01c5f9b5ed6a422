// Exports and imports as tasks, by the names definitions give their calls.
//   export_add   filters, format, zone -> a task; retry: the id of one that failed     export_get, export_list   the caller's tasks
//   import_add   task, name, total, from, rows -> what became of each row              import_get, import_list   the caller's imports
import { randomBytes } from "node:crypto";
import { Failure, invalid } from "../Failure";
import type { Answer, SignedRequest } from "../Platform";
import { tableFor } from "../records/step";
import { isWithinMonths } from "../../src/kit/sheet";
import type { Row } from "../storage/Store";
import {
  changeTask,
  FAILED,
  findTask,
  IMPORTED,
  IMPORTING,
  insertTask,
  PROCESSING,
  type Task,
  tasksOf,
} from "../tasks/Task";
import { importRows } from "../tasks/importRows";
import type { ExportAsked } from "../tasks/writeExport";

/** Months an export may span at most. */
const MONTHS = 3;
/** Rows of one batch. */
const MOST_ROWS = 1000;
const OWN = new Set([
  "format",
  "zone",
  "retry",
  "name",
  "page_index",
  "page_no",
  "page_size",
  "sort_field",
  "sort_order",
]);

const begun = (request: SignedRequest, kind: Task["kind"], values: Partial<Task>): Task => {
  const now = request.platform.now();
  return {
    id: randomBytes(16).toString("hex"),
    kind,
    resource: request.resource.name,
    account: String(request.caller.key),
    name: request.resource.label[request.language],
    state: PROCESSING,
    done: 0,
    total: 0,
    created: 0,
    existing: 0,
    refused: 0,
    params: "{}",
    file: "",
    size: 0,
    gmt_create: now,
    gmt_update: now,
    ...values,
  };
};

const answered = ({ params: _, account: __, kind: ___, file, ...task }: Task): Row => ({
  ...task,
  url: file === "" ? "" : `/files/tasks/${task.id}/${encodeURIComponent(file)}`,
});

/** A request builder sends 0 where nothing was chosen; 0 is a choice only where the enumeration has it. */
const filtersOf = ({ params, resource }: SignedRequest): Row =>
  Object.fromEntries(
    Object.entries(params).filter(([name, value]) => {
      if (OWN.has(name)) return false;
      const values = resource.fields.find((field) => field.name === name)?.options.values;
      return value !== 0 || (Array.isArray(values) && values.includes(0));
    }),
  );

const zoneOf = (value: unknown): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: String(value ?? "UTC") }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};

const nameOf = (value: unknown, otherwise: string): string => {
  const plain = String(value ?? "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  return plain.slice(0, 80) || otherwise;
};

const ownTask = async (request: SignedRequest, id: unknown): Promise<Task | null> => {
  const task = typeof id === "string" && id !== "" ? await findTask(request.platform.store.db, id) : null;
  if (task === null) return null;
  const owns = task.account === String(request.caller.key) && task.resource === request.resource.name;
  if (!owns) throw new Failure(404, "record");
  return task;
};

const addExport = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource, language } = request;
  const table = tableFor(platform, resource.name);
  const failed = await ownTask(request, params.retry);
  if (failed) {
    if (failed.state !== FAILED) throw new Failure(519);
    await platform.tasks.restart(platform, failed);
    return { data: answered({ ...failed, state: PROCESSING, done: 0 }), count: 1 };
  }
  const range = resource.exporting?.range ?? null;
  if (range !== null && !isWithinMonths(params[`${range}_begin`], params[`${range}_end`], MONTHS))
    throw new Failure(406, "export_range", { fields: { [range]: "invalid.exportRange" } });
  const format = params.format === "csv" ? "csv" : "xlsx";
  const asked: ExportAsked = { format, language, zone: zoneOf(params.zone), filters: filtersOf(request) };
  const name = nameOf(params.name, table.name);
  const task = begun(request, "export", { name, file: `${name}.${format}`, params: JSON.stringify(asked) });
  await platform.tasks.start(platform, task);
  return { data: answered(task), count: 1 };
};

const listTasks =
  (kind: Task["kind"]) =>
  async (request: SignedRequest): Promise<Answer> => {
    const { platform, caller, resource, params } = request;
    await platform.tasks.clean(platform.now());
    const all = await tasksOf(platform.store.db, { account: String(caller.key), resource: resource.name, kind });
    const found = typeof params.id === "string" && params.id !== "" ? all.filter(({ id }) => id === params.id) : all;
    const size = Math.max(1, Math.trunc(Number(params.page_size ?? 100)) || 100);
    const page = Math.max(1, Math.trunc(Number(params.page_index ?? params.page_no ?? 1)) || 1);
    return { data: found.slice((page - 1) * size, page * size).map(answered), count: found.length };
  };

const addImport = async (request: SignedRequest): Promise<Answer> => {
  const { platform, params, resource } = request;
  const { db } = platform.store;
  const table = tableFor(platform, resource.name);
  const { rows } = params;
  if (!Array.isArray(rows) || rows.length === 0) throw invalid({ rows: "invalid.required" });
  if (rows.length > MOST_ROWS) throw new Failure(413);
  const from = Math.max(0, Math.trunc(Number(params.from ?? 0)) || 0);
  const wanted = params.task;
  if (wanted !== undefined && !/^[\w-]{8,64}$/.test(String(wanted))) throw invalid({ task: "invalid.standard" });
  const known = await ownTask(request, wanted);
  const task =
    known ??
    begun(request, "import", {
      ...(typeof wanted === "string" ? { id: wanted } : {}),
      name: nameOf(params.name, table.name),
      total: Math.max(rows.length, Math.trunc(Number(params.total ?? 0)) || 0),
    });
  if (known === null) await insertTask(db, task);
  await changeTask(db, task.id, { state: IMPORTING, gmt_update: platform.now() });
  const results = await importRows(request, table, rows);
  const count = (state: string) => results.filter((one) => one.state === state).length;
  const done = Math.max(task.done, from + rows.length);
  // A batch sent again, because its answer was lost, is counted once.
  const again = from < task.done;
  const after = {
    done,
    state: done >= task.total ? IMPORTED : IMPORTING,
    created: task.created + (again ? 0 : count("created")),
    existing: task.existing + (again ? 0 : count("exists")),
    refused: task.refused + (again ? 0 : count("refused")),
    gmt_update: platform.now(),
  };
  await changeTask(db, task.id, after);
  return { data: { ...answered({ ...task, ...after }), results }, count: count("created") };
};

/** By the name of the call; whoever gets here holds its menu key. */
export const taskCalls: ReadonlyMap<string, (request: SignedRequest) => Promise<Answer>> = new Map([
  ["export_add", addExport],
  ["export_get", listTasks("export")],
  ["export_list", listTasks("export")],
  ["import_add", addImport],
  ["import_get", listTasks("import")],
  ["import_list", listTasks("import")],
]);
