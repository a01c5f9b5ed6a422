// Makes sure that all instances on one database use one file store. The store has an id, and the database has a note of it.
import { randomBytes } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { Refusal } from "../settings/Refusal";
import { noteOnce, readNote, rewriteNote } from "../storage/bookkeeping";
import type { Store } from "../storage/Store";
import { DAY } from "../wire/seconds";
import type { FileStore } from "./FileStore";

const NOTE = "file-store";
/** Seconds that the note is kept: for ever. */
const KEPT = 365_000 * DAY;
/** Milliseconds between two looks, and the number of looks, while another instance starts on the same two stores. */
const LOOK = 200;
const LOOKS = 15;

interface Claim {
  readonly id: string;
  /** The place when the database first used it, for the message. */
  readonly address: string;
}

const readClaim = (text: string): Claim => {
  const value: unknown = JSON.parse(text);
  const { id, address } = { id: "", address: "", ...(typeof value === "object" ? value : {}) };
  return { id: String(id), address: String(address) };
};

const awaitId = async (files: FileStore): Promise<string | null> => {
  for (let look = 0; look < LOOKS; look += 1) {
    const id = await files.readId();
    if (id !== null) return id;
    await setTimeout(LOOK);
  }
  return null;
};

const refusal = ({ address }: FileStore, claim: Claim, has: string | null): Refusal => {
  const found = has === null ? "has no files of this database" : "holds the files of another database";
  return new Refusal(
    `The files of this database are in ${claim.address}, but this instance would keep files in ${address}, which ${found}. Give every instance the same FILES_URL: file:///a/shared/folder. If you moved the files yourself, copy file-store.id with them; if it is lost, write ${claim.id} into a file of that name there.`,
  );
};

/**
 * Notes in the database which file store it uses, or compares it with what was noted.
 * @throws Refusal if another instance keeps the files of this database in another place
 */
export const claimFiles = async ({ db }: Pick<Store, "db">, files: FileStore, now: number): Promise<void> => {
  const noted = await readNote(db, NOTE, now);
  if (noted === null) {
    const present = await files.readId();
    const id = present ?? randomBytes(16).toString("hex");
    const claim: Claim = { id, address: files.address };
    // Only one of several instances that start at once writes the note, and then the id.
    if (await noteOnce(db, NOTE, JSON.stringify(claim), now, KEPT))
      return present === null ? files.writeId(id) : undefined;
  }
  const claim = readClaim((noted ?? (await readNote(db, NOTE, now))) || "{}");
  const id = await awaitId(files);
  if (id !== claim.id) throw refusal(files, claim, id);
  // Its owner moved it, with its id.
  if (claim.address !== files.address)
    await rewriteNote(db, NOTE, JSON.stringify({ id, address: files.address }), now + KEPT);
};
