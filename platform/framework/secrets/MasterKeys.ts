// The master keys, which encrypt the data keys of the store. They come from the setting SECRETS_KEY or from a file
// outside the data folder. The first key is the current key. The others decrypt data keys from before a rotation.
import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { errorCodeOf } from "../folder/errorCode";
import { Refusal } from "../settings/Refusal";
import { readKeys } from "../settings/kinds";
import { keyFingerprint, KEY_BYTES } from "./envelope";
import type { Key } from "./envelope";

export interface MasterKeySettings {
  readonly dataDir: string;
  readonly SECRETS_KEY: readonly Buffer[] | null;
  readonly SECRETS_KEY_FILE: string | null;
}

export interface MasterKeys {
  /** Where the keys come from, for messages: SECRETS_KEY, or the path of the file. */
  readonly place: string;
  /** The path of the file; null if they come from SECRETS_KEY. */
  readonly file: string | null;
  /** Reads the keys again, because another process may have added one. Empty if the file is missing. */
  read(): readonly Key[];
}

/** The key file is next to the data folder, so that a copy or backup of the folder does not contain it. */
export const masterKeyFile = ({
  dataDir,
  SECRETS_KEY_FILE,
}: Pick<MasterKeySettings, "dataDir" | "SECRETS_KEY_FILE">): string =>
  SECRETS_KEY_FILE ?? `${dataDir.replace(/[\\/]+$/, "")}.key`;

const keyOf = (bytes: Buffer): Key => ({ id: keyFingerprint(bytes), bytes });

const FOR_OTHERS = 0o077;

/** @throws Refusal if the file cannot be read or holds no keys */
const readFile = (file: string): readonly Key[] => {
  if (!existsSync(file)) return [];
  const text = (() => {
    try {
      if (process.platform !== "win32" && (statSync(file).mode & FOR_OTHERS) !== 0) chmodSync(file, 0o600);
    } catch {
      // A mounted file may belong to another user, so its mode cannot always be changed.
    }
    try {
      return readFileSync(file, "utf8");
    } catch (error) {
      throw new Refusal(`The key file ${file} cannot be read (${errorCodeOf(error)}); this user must be able to.`);
    }
  })();
  const keys = readKeys(text);
  if (keys === undefined)
    throw new Refusal(
      `The key file ${file} does not hold keys of ${KEY_BYTES} bytes, in base64 or hex, one in a line; put the right file back.`,
    );
  return keys.map(keyOf);
};

export const readMasterKeys = (place: MasterKeySettings): MasterKeys => {
  const { SECRETS_KEY } = place;
  if (SECRETS_KEY !== null) return { place: "SECRETS_KEY", file: null, read: () => SECRETS_KEY.map(keyOf) };
  const file = masterKeyFile(place);
  return { place: file, file, read: () => readFile(file) };
};

const cannotWrite = (file: string, error: unknown): Refusal =>
  new Refusal(
    `The key file ${file} cannot be written (${errorCodeOf(error) || String(error)}); let SECRETS_KEY_FILE name a place where this user may write, apart from the data, or give a key of ${KEY_BYTES} random bytes by SECRETS_KEY.`,
  );

const text = (keys: readonly Buffer[]): string => keys.map((bytes) => `${bytes.toString("base64")}\n`).join("");

/** Creates the file with one new key. Does not change an existing file. @throws Refusal */
export const makeKeyFile = (file: string): void => {
  try {
    writeFileSync(file, text([randomBytes(KEY_BYTES)]), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if (errorCodeOf(error) !== "EEXIST") throw cannotWrite(file, error);
  }
};

/** Adds a new key as the first of the file. The others stay, because earlier backups need them. @throws Refusal */
export const addMasterKey = (file: string): void => {
  const beside = `${file}.${process.pid}`;
  try {
    const known = readFile(file).map(({ bytes }) => bytes);
    writeFileSync(beside, text([randomBytes(KEY_BYTES), ...known]), { mode: 0o600, flush: true });
    renameSync(beside, file);
  } catch (error) {
    throw error instanceof Refusal ? error : cannotWrite(file, error);
  }
};
