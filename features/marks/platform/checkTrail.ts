// `npm run trail`: verifies the audit trail, and compares it with its marks and with those in a log, a file or mails
// (`--since FILE`). It needs access to the store and the key of its secrets. The platform may run meanwhile.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Model } from "../../../generator";
import type { StoredData } from "../../../platform/framework/Feature";
import { errorCodeOf } from "../../../platform/framework/folder/errorCode";
import { lockFolder } from "../../../platform/framework/folder/holdFolder";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { DATA_KEYS_TABLE } from "../../../platform/framework/storage/bookkeeping";
import { openKnownKeys, readStoredKeys } from "../../../platform/framework/storage/dataKeys";
import { openStore } from "../../../platform/framework/storage/open";
import { readSnapshot } from "./readSnapshot";
import { SQLITE_FILE } from "../../../platform/framework/storage/sqlite";
import type { Store } from "../../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../../platform/framework/storage/Table";
import { storedColumnNames } from "../../../platform/framework/storage/upgrade";
import { compareMarks } from "./beginMarks";
import { findContradictions } from "./findContradictions";
import { HEADS, readHeads } from "../../../platform/framework/trail/heads";
import { countEntries, type Mark, readMarks, isoTime } from "./Mark";
import { Marks, type MarksPlace } from "./Marks";
import { type TrailFault, type VerifyResult, verifyTrail } from "./verify";

const SENTENCES: Readonly<Record<TrailFault["is"], (id: number) => string>> = {
  changed: (id) => `Entry ${id} was changed, or its seal was.`,
  missing: (id) => `Entry ${id} is missing, and perhaps others after it.`,
  inserted: (id) => `Entry ${id} was inserted.`,
  head: (id) => `What the store says of the ends of chain ${id} was changed; entries may have been cut off.`,
  gone: (id) => `What the store says of the ends of chain ${id} is gone.`,
  person: (id) => `Entry ${id} tells of a person whose key was removed or replaced, and nobody erased the person.`,
};

const headsOf = ({ heads }: VerifyResult): string =>
  heads
    .filter(({ place }) => place > 0)
    .map(({ chain, place, seal }) => `  ${chain}: ${place} ${seal}`)
    .join("\n");

const MOST_LINES = 100;

const refusalOf = (sentences: readonly string[]): Refusal =>
  new Refusal(["The audit trail is not as it was written.", ...sentences.slice(0, MOST_LINES)].join("\n"));

const textIn = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Refusal(`${file} cannot be read (${errorCodeOf(error)}); --since names a file with marks of the trail.`);
  }
};

/** How the trail contradicts the marks in a file, and a sentence about the comparison. @throws Refusal without marks */
const compareFile = async (
  store: Store,
  table: Table,
  marks: Marks,
  file: string,
): Promise<{ readonly contradictions: readonly string[]; readonly sentence: string }> => {
  const all = readMarks(marks.masters, textIn(file), file);
  return readSnapshot(store, async (db, keys) => {
    const heads = await readHeads(db, keys);
    const own = marks.ofThis(all, heads).toSorted((one, other) => one.at - other.at);
    const [first] = own;
    if (first === undefined) throw new Refusal(`${file} has no mark of this audit trail.`);
    const contradictions: string[] = [];
    let good: Mark | null = null;
    for (const mark of own) {
      const found = await findContradictions(db, table, heads, mark);
      if (found.length === 0) good = mark;
      else if (contradictions.length < MOST_LINES) contradictions.push(...found);
    }
    const sentence =
      good === null
        ? `It goes on from no mark in ${file}.`
        : `It goes on from the mark of ${isoTime(good.at)} in ${file}, when there were ${countEntries(good)} entries; ${own.length} marks since ${isoTime(first.at)} were compared.`;
    return { contradictions: contradictions.length === 0 ? [] : [...contradictions, sentence], sentence };
  });
};

const sentenceOf = (known: readonly Mark[]): string => {
  const last = known.toSorted((one, other) => one.at - other.at).at(-1);
  if (last === undefined) return "There is no mark of it yet; the platform writes one when it starts.";
  if (last.accepted !== null) return "The next start takes it as it is.";
  return `It goes on from the mark of ${isoTime(last.at)}; there are marks since ${isoTime(last.since)}.`;
};

/**
 * Answers the text to print: the number of entries, the marks that the trail continues from, and the heads of its
 * chains. @throws Refusal that names the entries that were changed, inserted or removed, or if there is no trail
 */
export const checkTrail = async (model: Model, place: MarksPlace, since: string | null): Promise<string> => {
  const { dataDir, databaseUrl, masters } = place;
  const table = tablesOf(model).get(model.trail?.resource ?? "");
  if (table === undefined) throw new Refusal("This console keeps no audit trail: console.yaml has no `trail:`.");
  const marks = new Marks(place);
  const isMarked = (await marks.read("")).length > 0;
  if (!databaseUrl && !existsSync(join(dataDir, SQLITE_FILE)))
    throw isMarked
      ? refusalOf([`The store of it is gone from ${dataDir}.`])
      : new Refusal(`There is no store in ${dataDir}; DATA_DIR or DATABASE_URL says where it is.`);
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined, connections: 1 });
  try {
    for (const name of isMarked ? [HEADS, DATA_KEYS_TABLE, table.name] : [])
      if ((await storedColumnNames(store.engine, store.db, name)).size === 0) throw refusalOf(["Its tables are gone."]);
    if (isMarked && (await readStoredKeys(store.db)).length === 0) throw refusalOf(["The keys of its store are gone."]);
    await openKnownKeys(store, masters);
    const { known, contradictions } = await compareMarks(store, table, marks);
    const verified = await readSnapshot(store, (db, keys) => verifyTrail(db, table, keys));
    const file = since === null ? null : await compareFile(store, table, marks, since);
    const faults = verified.faults.map(({ id, is }) => SENTENCES[is](id));
    const all = [...faults, ...contradictions, ...(file?.contradictions ?? [])];
    if (all.length > 0) throw refusalOf(all);
    return [
      `The audit trail is whole: ${verified.entries} entries. ${sentenceOf(known)}`,
      ...(file === null ? [] : [file.sentence]),
      ...(verified.entries === 0 ? [] : [`The heads of its chains:\n${headsOf(verified)}`]),
    ].join("\n");
  } finally {
    await store.close();
  }
};

/** `npm run trail -- accept "why"`: the next start accepts the trail. @throws Refusal while the platform runs */
export const acceptTrail = async (place: MarksPlace, why: string): Promise<string> => {
  const held = lockFolder(place.dataDir, "npm run trail");
  try {
    await new Marks(place).accept(why, Math.floor(Date.now() / 1000));
    return "The next start takes the audit trail as it is, and writes an entry into it that says why.";
  } finally {
    held.release();
  }
};

const HOW = 'npm run trail, npm run trail -- --since FILE, or npm run trail -- accept "why"';

export const trailCommand = async (kept: StoredData, [what, text, ...more]: readonly string[]): Promise<string> => {
  const isKnown = what === undefined || (["--since", "accept"].includes(what) && text !== undefined && text !== "");
  if (!isKnown || more.length > 0) throw new Refusal(`Say one of: ${HOW}`);
  return what === "accept" ? acceptTrail(kept, text ?? "") : checkTrail(kept.model(), kept, text ?? null);
};
