// Tries the read-only calls of one resource.
import type { CallModel, Model, ResourceModel } from "../generator";
import { factsIn, rowsIn } from "../src/framework/wire/readAnswer";
import { checkFilters, type ListedRows, ABILITY_TESTS } from "./abilities";
import type { Ask, CallOutcome } from "./ask";
import { compareRows } from "./compare";
import { ABILITIES } from "../shared/schema/abilities";
import type { ProbedRow, AbilityFinding, TriedCall } from "./Report";

/** The minimum number of rows that show an order. */
const PAGE = 2;
/** Actions are tried only if the last word of their path means reading. Other actions may write, send or play. */
const READS = /\/(?:get|query|list)$/;
const DAY = 86_400;
const SPAN = 80 * DAY;

export interface ReadResult {
  readonly tried: readonly TriedCall[];
  readonly sightings: readonly AbilityFinding[];
  /** The first rows of the list. */
  readonly rows: readonly ProbedRow[];
}

/** Whether the row is only a name. Hosts may answer only names to accounts that may not list the records. */
const isNameOnly = (row: ProbedRow): boolean => row.name_only === 1;

interface Trying {
  readonly model: Model;
  readonly resource: ResourceModel;
  readonly ask: Ask;
}

type Outcome = Pick<TriedCall, "verdict"> & Partial<TriedCall>;

const triedOf = (
  { name: resource, extensions }: ResourceModel,
  { name, path }: CallModel,
  outcome: Outcome,
): TriedCall => ({
  resource,
  call: name,
  path,
  extension: extensions.includes(name),
  code: 0,
  missing: [],
  unlike: [],
  notes: [],
  ...outcome,
});

const unanswered = (heard: Exclude<CallOutcome, { verdict: "answers" }>): Outcome => ({
  verdict: heard.verdict,
  code: heard.code,
  notes: [heard.says],
});

const judged = (
  { model, resource }: Trying,
  rows: readonly ProbedRow[],
  notes: readonly string[],
  faults: readonly string[],
) => {
  const compared = compareRows(model, resource, rows);
  const differs = compared.unlike.length + faults.length > 0;
  return { verdict: differs ? "differs" : "answers", ...compared, notes: [...faults, ...notes] } satisfies Outcome;
};

const shapeOf = (data: unknown): string =>
  typeof data === "object" && data !== null && !Array.isArray(data)
    ? `an object with ${Object.keys(data).slice(0, 5).join(", ") || "nothing"}`
    : typeof data;

const tryList = async (trying: Trying, call: CallModel): Promise<ReadResult> => {
  const { resource, ask } = trying;
  const page = (index: number, params: ProbedRow): Promise<CallOutcome> =>
    ask(resource, call, { ...params, [call.paging]: index, page_size: PAGE });
  const first = await page(1, {});
  if (first.verdict !== "answers")
    return { tried: [triedOf(resource, call, unanswered(first))], sightings: [], rows: [] };
  const rows = rowsIn(first.data).map((row) => ({ ...row }));
  if (rows.length > 0 && rows.every(isNameOnly)) {
    const notes = ["names alone: this account may not read the records"];
    return { tried: [triedOf(resource, call, { verdict: "answers", notes })], sightings: [], rows: [] };
  }
  const faults: string[] = [];
  if (rows.length === 0) {
    // For a list, the wire layer passes on only the rows, so the call is repeated as an action.
    const raw = await ask(resource, { ...call, verb: "action" }, { [call.paging]: 1, page_size: PAGE });
    if (raw.verdict === "answers" && raw.data !== null && raw.data !== undefined && !Array.isArray(raw.data))
      faults.push(`data is ${shapeOf(raw.data)}, not a list of rows`);
  }
  if (rows.length > PAGE) faults.push(`answers ${rows.length} rows where page_size asks for ${PAGE}`);
  let total = first.count;
  let later: ProbedRow | undefined;
  if (rows.length >= PAGE) {
    const second = await page(2, {});
    const next = second.verdict === "answers" ? rowsIn(second.data) : [];
    const isSame = next.length > 0 && next[0]?.[resource.key] === rows[0]?.[resource.key];
    if (!isSame) later = next[0];
    if (isSame && total > PAGE) faults.push(`answers the first page again for ${call.paging}: 2`);
    else if (total <= rows.length && next.length > 0 && !isSame) {
      faults.push("answers no count of all rows");
      total = rows.length + next.length;
    }
  }
  const list: ListedRows = {
    resource,
    call,
    rows,
    later,
    total,
    ask: async (params) => {
      const heard = await page(1, params);
      return heard.verdict === "answers" ? rowsIn(heard.data) : null;
    },
  };
  faults.push(...(await checkFilters(list)));
  const sightings: AbilityFinding[] = [];
  for (const ability of ABILITIES) {
    const seen = await ABILITY_TESTS[ability]?.(list);
    if (seen) sightings.push({ resource: resource.name, ability, ...seen });
  }
  const notes = [`${rows.length} of ${total} rows`];
  return { tried: [triedOf(resource, call, judged(trying, rows, notes, faults))], sightings, rows };
};

const tryGet = async (trying: Trying, call: CallModel, rows: readonly ProbedRow[]): Promise<TriedCall> => {
  const { resource, ask } = trying;
  const key = rows[0]?.[resource.key];
  const hasList = resource.calls.some(({ verb }) => verb === "list");
  if (key === undefined && hasList)
    return triedOf(resource, call, { verdict: "not tried", notes: ["no row to ask for"] });
  const heard = await ask(resource, call, key === undefined ? {} : { [resource.key]: key });
  if (heard.verdict !== "answers") return triedOf(resource, call, unanswered(heard));
  const found = Array.isArray(heard.data) ? rowsIn(heard.data) : [factsIn(heard.data)];
  const isOther = key !== undefined && !found.some((row) => String(row[resource.key]) === String(key));
  return triedOf(resource, call, judged(trying, found, [], isOther ? [`answers another record than ${key}`] : []));
};

/**
 * Gives each parameter the value of the field of the same name in `row`. If there is no such field, `…begin` and `…end`
 * get a recent range of time.
 */
const paramsFor = ({ params }: CallModel, row: ProbedRow, now: number): ProbedRow =>
  Object.fromEntries(
    params.flatMap(({ name }) => {
      const value = row[name] ?? (/begin$/.test(name) ? now - SPAN : /end$/.test(name) ? now : undefined);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const tryAction = async (
  { resource, ask }: Trying,
  call: CallModel,
  rows: readonly ProbedRow[],
): Promise<TriedCall> => {
  const given = paramsFor(call, rows[0] ?? {}, Math.floor(Date.now() / 1000));
  const lacking = call.params.filter(({ name, required }) => required && !(name in given)).map(({ name }) => name);
  if (lacking.length > 0)
    return triedOf(resource, call, { verdict: "not tried", notes: [`needs ${lacking.join(", ")}`] });
  const heard = await ask(resource, call, given);
  return triedOf(resource, call, heard.verdict === "answers" ? { verdict: "answers" } : unanswered(heard));
};

/** Paths of calls for signing in and uploading. */
const ownPaths = ({ host }: Model): ReadonlySet<string> =>
  new Set(
    [
      host?.signIn,
      host?.picture,
      host?.signOut,
      host?.password,
      host?.upload?.form,
      host?.upload?.put,
      host?.rows,
    ].flatMap((call) => (call ? [call.path] : [])),
  );

const reasonNot = (model: Model, call: CallModel): string | null => {
  if (ownPaths(model).has(call.path)) return "signing in or uploading";
  if (call.style === "bearer-at") return "goes to a server that a record names";
  if (call.style === "rest") return "plain REST";
  if (call.verb === "add" || call.verb === "set" || call.verb === "del") return "writes";
  return call.verb === "action" && !READS.test(call.path) ? "may write" : null;
};

export const readResource = async (model: Model, resource: ResourceModel, ask: Ask): Promise<ReadResult> => {
  const trying = { model, resource, ask };
  const tried: TriedCall[] = [];
  const sightings: AbilityFinding[] = [];
  let rows: readonly ProbedRow[] = [];
  // The list comes first, because the other calls need one of its rows.
  for (const call of resource.calls.toSorted((a, b) => Number(b.verb === "list") - Number(a.verb === "list"))) {
    const reason = reasonNot(model, call);
    if (reason !== null) tried.push(triedOf(resource, call, { verdict: "not tried", notes: [reason] }));
    else if (call.verb === "list") {
      const read = await tryList(trying, call);
      rows = read.rows;
      tried.push(...read.tried);
      sightings.push(...read.sightings);
    } else tried.push(await (call.verb === "get" ? tryGet(trying, call, rows) : tryAction(trying, call, rows)));
  }
  const further = tried.filter(({ extension, verdict }) => extension && verdict !== "not tried" && verdict !== "fails");
  if (further.length > 0) {
    const lacking = further.filter(({ verdict }) => verdict === "lacks").map(({ call }) => call);
    const why = lacking.length === 0 ? "has its calls beyond the specification" : `lacks ${lacking.join(", ")}`;
    sightings.push({ resource: resource.name, ability: "extensions", able: lacking.length === 0, why });
  }
  return { tried, sightings, rows };
};
