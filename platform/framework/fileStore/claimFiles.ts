// Ensures that all instances of one database use one file store: the database has a note with the store's id.
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../settings/Refusal";
import { addNote, NOTES_TABLE, readNote, rewriteNote } from "../storage/bookkeeping";
import type { Store } from "../storage/Store";
import { storedColumnNames } from "../storage/upgrade";
import { DAY } from "../wire/seconds";
import { type FileStore, readId, writeId } from "./FileStore";

const NOTE = "file-store";
/** How long the note is kept, in seconds: practically for ever. */
const KEPT = 365_000 * DAY;
/** Milliseconds between two checks, and their number, while another instance starts on the same two stores. */
const LOOK = 200;
const LOOKS = 15;

interface Claim {
  readonly id: string;
  /** Where the file store was when the database first used it, for the message. */
  readonly address: string;
  /** Whether the first start may have ended before it wrote the id into the file store. */
  readonly isBegun: boolean;
}

const textOf = ({ id, address, isBegun }: Claim): string =>
  JSON.stringify({ id, address, ...(isBegun ? { begun: true } : {}) });

const readClaim = (text: string): Claim => {
  const value: unknown = JSON.parse(text);
  const { id, address, begun } = { id: "", address: "", begun: false, ...(typeof value === "object" ? value : {}) };
  return { id: String(id), address: String(address), isBegun: begun === true };
};

const awaitId = async (files: FileStore): Promise<string | null> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const id = await readId(files);
    if (id !== null) return id;
    await setTimeout(LOOK);
  }
  return null;
};

const refusal = ({ address }: FileStore, claim: Claim, has: string | null): Refusal => {
  const found = has === null ? "has no files of this database" : "holds the files of another database";
  return new Refusal(
    `The files of this database are in ${claim.address}, but this instance would keep files in ${address}, which ${found}. Mount it again, or give every instance the same FILES_URL: file:///a/shared/folder. If you moved the files yourself, copy file-store.id with them; if it is lost, write ${claim.id} into a file of that name there.`,
  );
};

/** Whether the first start, with this file store, still has to write the id, or ended before it wrote the id. */
const mayFinish = (claim: Claim, { address }: FileStore): boolean => claim.isBegun && claim.address === address;

const uploadsIn = async (files: FileStore): Promise<ReadonlySet<string>> => {
  const ids = new Set<string>();
  for await (const { key } of files.list("files")) ids.add(key.split("/")[1] ?? "");
  return ids;
};

/**
 * Checks what is known before the store is filled. `named`: ids of uploads that the store names, for a store without a
 * note. @throws Refusal if this is not the file store of the database
 */
export const checkFiles = async (
  { db, engine }: Pick<Store, "db" | "engine">,
  files: FileStore,
  named: AsyncIterable<readonly string[]>,
  now: number,
): Promise<void> => {
  const noted = (await storedColumnNames(engine, db, NOTES_TABLE)).size === 0 ? null : await readNote(db, NOTE, now);
  if (noted !== null) {
    const claim = readClaim(noted);
    const id = mayFinish(claim, files) ? claim.id : await awaitId(files);
    if (id !== claim.id) throw refusal(files, claim, id);
    return;
  }
  const present = await uploadsIn(files);
  let one = "";
  for await (const ids of named) {
    if (ids.some((id) => present.has(id))) return;
    one ||= ids[0] ?? "";
  }
  if (one !== "")
    throw new Refusal(
      `This database names uploads, but ${files.address} has none of them, such as files/${one}. Mount it, or say by FILES_URL where they are; if they are lost, put any file into files/${one} there.`,
    );
  if ((await readId(files)) !== null)
    throw new Refusal(
      `The files in ${files.address} belong to another database; give this one an empty place by FILES_URL or DATA_DIR. If that database is gone and its files are to be this one's, remove file-store.id there.`,
    );
};

/**
 * Notes the id of the file store in the database, or compares it with the note. Answers the id. @throws Refusal if this
 * is not the file store of the database
 */
export const claimFileStore = async ({ db }: Pick<Store, "db">, files: FileStore, now: number): Promise<string> => {
  const first: Claim = {
    id: (await readId(files)) ?? randomBytes(16).toString("hex"),
    address: files.address,
    isBegun: true,
  };
  // If several instances start at once, one of them writes first the note and then the id.
  const isFirst = await addNote(db, NOTE, textOf(first), now, KEPT);
  const claim = readClaim((await readNote(db, NOTE, now)) ?? "{}");
  const present = isFirst ? await readId(files) : await awaitId(files);
  if (present === null && mayFinish(claim, files)) await writeId(files, claim.id);
  else if (present !== claim.id) throw refusal(files, claim, present);
  // People may have moved the file store, together with its id.
  if (claim.isBegun || claim.address !== files.address)
    await rewriteNote(db, NOTE, textOf({ ...claim, address: files.address, isBegun: false }), now + KEPT);
  return claim.id;
};
