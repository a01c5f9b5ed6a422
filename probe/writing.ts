// Tests that write to the host: whether `set` keeps fields that are not sent, and whether a repeated request is executed
// only once. The probe creates its own records, which copy the first row under another title, and deletes them.
import { type CallModel, type FieldModel, kindOf, type ResourceModel, type Verb } from "../generator";
import { factsIn, rowsIn } from "../src/framework/wire/readAnswer";
import { REQUEST_ID } from "../src/framework/wire/ownNames";
import { requestNumber } from "../src/framework/wire/requestNumber";
import type { Ask, CallOutcome } from "./ask";
import type { ProbedRow, AbilityFinding, Verdict } from "./Report";

interface Written {
  /** Call -> its result. */
  readonly calls: ReadonlyMap<string, { readonly verdict: Verdict; readonly code: number; readonly note: string }>;
  readonly sightings: readonly AbilityFinding[];
  /** Keys of records that could not be deleted. */
  readonly left: readonly unknown[];
}

const NEEDED: readonly Verb[] = ["list", "add", "set", "del"];
const PAGE = 10;

const callOf = ({ calls }: ResourceModel, wanted: Verb): CallModel | undefined =>
  calls.find(({ verb }) => verb === wanted);

/** The reason why no record of the resource can be created. Null if records can be created. */
const reasonNotToWrite = (resource: ResourceModel, rows: readonly ProbedRow[]): string | null => {
  const lacking = NEEDED.filter((verb) => callOf(resource, verb) === undefined);
  if (lacking.length > 0) return `${resource.name} has no ${lacking.join(", ")}`;
  if (typeof rows[0]?.[resource.title] !== "string")
    return `${resource.name} has no row to copy, with a text in ${resource.title}`;
  return null;
};

const isWritten = (resource: ResourceModel, field: FieldModel): boolean =>
  !field.readonly &&
  field.name !== resource.key &&
  kindOf(field).storage(field) !== null &&
  kindOf(field).secret !== true;

const isFilled = (value: unknown): boolean =>
  (typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0);

const writeRecord = async (resource: ResourceModel, rows: readonly ProbedRow[], ask: Ask): Promise<Written> => {
  const { key, title, fields, name } = resource;
  const calls = new Map<string, { verdict: Verdict; code: number; note: string }>();
  const perform = async (verb: Verb, params: ProbedRow): Promise<CallOutcome> => {
    const call = callOf(resource, verb);
    if (call === undefined) return { verdict: "not tried", code: 0, says: "" };
    const heard = await ask(resource, call, params);
    const seen =
      heard.verdict === "answers"
        ? { code: 0, note: "on a record made for it" }
        : { code: heard.code, note: heard.says };
    if (verb !== "list" && !calls.has(call.name)) calls.set(call.name, { verdict: heard.verdict, ...seen });
    return heard;
  };
  const found = async (params: ProbedRow): Promise<readonly ProbedRow[]> => {
    const heard = await perform("list", { ...params, [callOf(resource, "list")?.paging ?? ""]: 1, page_size: PAGE });
    return heard.verdict === "answers" ? rowsIn(heard.data).map((row) => ({ ...row })) : [];
  };

  const mark = `Probe ${Date.now() % 1_000_000_000}`;
  const own = fields.filter((field) => isWritten(resource, field));
  const copied = own.flatMap((field) => {
    const value = rows[0]?.[field.name];
    return value === undefined || value === null ? [] : [[field.name, value]];
  });
  // Other fields whose values no two records may share.
  const alone = resource.unique
    .filter((one) => !one.fields.includes(title))
    .flatMap((one) => one.fields.filter((field) => typeof rows[0]?.[field] === "string").slice(0, 1));
  const draft = {
    ...Object.fromEntries(copied),
    ...Object.fromEntries([title, ...alone].map((field) => [field, mark])),
    [REQUEST_ID]: requestNumber(),
  };
  const first = await perform("add", draft);
  if (first.verdict !== "answers") return { calls, sightings: [], left: [] };
  const again = await perform("add", draft);
  const answered = [first, again].flatMap((heard) => (heard.verdict === "answers" ? [factsIn(heard.data)[key]] : []));
  const isKeyed = isFilled(factsIn(first.data)[key]);
  const listed = (await found({ [title]: mark })).filter((row) => row[title] === mark).map((row) => row[key]);
  const made = [...new Set([...answered, ...listed])].filter(isFilled);
  const sightings: AbilityFinding[] = [];
  const isOnce = again.verdict === "answers" && made.length === 1;
  const repeated = again.verdict === "answers" ? `makes ${made.length} records of` : `refuses (${again.says})`;
  sightings.push({
    resource: "",
    ability: "once",
    able: isOnce,
    why: isOnce ? "performs a repeated request once" : `${name} ${repeated} a repeated request`,
  });

  const whose = isKeyed ? "answers" : "does not answer";
  sightings.push({ resource: "", ability: "keys", able: isKeyed, why: `add ${whose} the key of the new record` });

  const [record] = made;
  const before = (await found({ [key]: record })).find((row) => row[key] === record);
  const kept = own.find((field) => field.name !== title && isFilled(before?.[field.name]))?.name;
  if (record !== undefined && kept !== undefined) {
    const heard = await perform("set", { [key]: record, [title]: `${mark} b` });
    const after = (await found({ [key]: record })).find((row) => row[key] === record);
    const able = heard.verdict === "answers" && after?.[kept] === before?.[kept] && after?.[title] === `${mark} b`;
    const how = heard.verdict === "answers" ? `loses ${kept}` : `refuses it (${heard.says})`;
    const why = able ? "set keeps what is not sent" : `${name} ${how} when set sends ${title} alone`;
    sightings.push({ resource: "", ability: "merge", able, why });
  }
  const left: unknown[] = [];
  for (const one of made) if ((await perform("del", { [key]: one })).verdict !== "answers") left.push(one);
  return { calls, sightings, left };
};

/**
 * Makes, changes and deletes a record on the host. Answers what was seen, and a sentence about it. Without a resource,
 * nothing is written, and the sentence is empty.
 */
export const tryWriting = async (
  resource: ResourceModel | undefined,
  rows: readonly ProbedRow[],
  ask: Ask,
): Promise<Written & { readonly sentence: string }> => {
  const nothing = { calls: new Map<string, never>(), sightings: [], left: [] };
  if (resource === undefined) return { ...nothing, sentence: "" };
  const reason = reasonNotToWrite(resource, rows);
  if (reason !== null) return { ...nothing, sentence: `Nothing was written: ${reason}.` };
  const written = await writeRecord(resource, rows, ask);
  const { calls, left } = written;
  const refused = [...calls].find(([, { verdict }]) => verdict !== "answers");
  const all = `A record of ${resource.name} was made, changed and deleted.`;
  const sentence =
    left.length > 0
      ? `Delete these records of ${resource.name} yourself: ${left.join(", ")}.`
      : refused === undefined
        ? all
        : `${resource.name}.${refused[0]} ${refused[1].verdict} (${refused[1].note}): try --write with another resource.`;
  return { ...written, sentence };
};
