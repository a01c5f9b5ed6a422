// Exports as tasks, by the names definitions give their calls.
//   export_add   filters, format, zone -> a task; retry: the id of one that failed     export_get, export_list   the caller's tasks
import { randomBytes } from "node:crypto";
import { Failure } from "../Failure";
import type { Answer, SignedRequest } from "../Platform";
import { checkFilters } from "../records/filters";
import { pagingOf } from "../records/paging";
import { tableFor } from "../records/step";
import { isWithinMonths } from "../../src/kit/sheet";
import type { Row } from "../storage/Store";
import { FAILED, findTask, PROCESSING, type Task, tasksOf } from "../tasks/Task";
import { askedOf } from "../tasks/Tasks";
import type { ExportAsked } from "../tasks/writeExport";
import { messageOf } from "../words";
import { addImport, listImports } from "./imports";
import { plainName } from "./plainName";

/** Months an export may span at most. */
const MONTHS = 3;
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

const begun = (request: SignedRequest, values: Partial<Task>): Task => {
  const now = request.platform.now();
  return {
    id: randomBytes(16).toString("hex"),
    resource: request.resource.name,
    account: String(request.caller.key),
    name: request.resource.label[request.language],
    state: PROCESSING,
    done: 0,
    total: 0,
    params: "{}",
    file: "",
    size: 0,
    reason: "",
    gmt_create: now,
    gmt_update: now,
    ...values,
  };
};

const rangeOf = ({ resource }: SignedRequest, task: Task) => {
  const range = resource.exporting?.range ?? null;
  if (range === null) return { begin: 0, end: 0 };
  const { filters } = askedOf(task);
  return { begin: Number(filters[`${range}_begin`] ?? 0), end: Number(filters[`${range}_end`] ?? 0) };
};

/** Why it failed, in the caller's words. */
const reasonOf = ({ platform, language }: SignedRequest, { reason }: Task): string => {
  if (reason === "") return "";
  const [code = "500", context = null] = reason.split(".");
  return messageOf(platform.model, language, new Failure(Number(code), context));
};

const answered =
  (request: SignedRequest) =>
  (task: Task): Row => {
    const { params: _, account, file, reason: __, ...facts } = task;
    return {
      ...facts,
      ...rangeOf(request, task),
      reason: reasonOf(request, task),
      user_id: account,
      user_name: request.caller.account.user_id ?? account,
      url: file === "" ? "" : `/files/tasks/${task.id}/${encodeURIComponent(file)}`,
      file,
    };
  };

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
    return { data: answered(request)({ ...failed, state: PROCESSING, done: 0, reason: "" }), count: 1 };
  }
  const range = resource.exporting?.range ?? null;
  if (range !== null && !isWithinMonths(params[`${range}_begin`], params[`${range}_end`], MONTHS))
    throw new Failure(406, "export_range", { fields: { [range]: "invalid.exportRange" } });
  const format = params.format === "csv" ? "csv" : "xlsx";
  const filters = filtersOf(request);
  checkFilters(filters, platform.limits);
  const asked: ExportAsked = { format, language, zone: zoneOf(params.zone), filters };
  const name = plainName(params.name, table.name);
  const task = begun(request, { name, file: `${name}.${format}`, params: JSON.stringify(asked) });
  await platform.tasks.start(platform, task);
  return { data: answered(request)(task), count: 1 };
};

const listTasks = async (request: SignedRequest): Promise<Answer> => {
  const { platform, caller, resource, params } = request;
  await platform.tasks.clean(platform.now());
  const all = await tasksOf(platform.store.db, { account: String(caller.key), resource: resource.name });
  const found = typeof params.id === "string" && params.id !== "" ? all.filter(({ id }) => id === params.id) : all;
  const { limit, offset } = pagingOf(params, platform.limits, 100);
  return { data: found.slice(offset, offset + limit).map(answered(request)), count: found.length };
};

/** By the name of the call; whoever gets here holds its menu key. */
export const taskCalls: ReadonlyMap<string, (request: SignedRequest) => Promise<Answer>> = new Map([
  ["export_add", addExport],
  ["export_get", listTasks],
  ["export_list", listTasks],
  ["import_add", addImport],
  ["import_get", listImports],
  ["import_list", listImports],
]);
