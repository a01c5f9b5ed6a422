// Lets only one process at a time hold the data folder, by a lock of the operating system on held.db. The lock ends
// with the process, even after a crash, so that no stale lock remains. held.json only says which process holds it.
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "libsql";
import { Refusal } from "../settings/Refusal";
import { errorCodeOf } from "./errorCode";

export interface FolderLock {
  /** Writes the address of the running platform into held.json, so that other processes can show it. */
  writeAddress(address: string): void;
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** When the process took the folder, as an ISO 8601 text. */
  readonly since: string;
  /** The address of the running platform. Before it answers calls, what the process does, such as "npm run backup". */
  readonly doing: string;
}

const read = (file: string): Holder | null => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof value !== "object" || value === null || !("pid" in value)) return null;
    const { pid, since, doing } = { since: "", doing: "", ...value };
    return { pid: Number(pid), since: String(since), doing: String(doing) };
  } catch {
    return null;
  }
};

const write = (file: string, holder: Holder): void => {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, `${JSON.stringify(holder)}\n`, { mode: 0o600 });
  renameSync(beside, file);
};

/** The process that holds the folder, by held.json, which may be left from a crash. Null if there is no held.json. */
export const lockHolder = (folder: string): Holder | null => read(join(folder, "held.json"));

const inUse = (folder: string): Refusal => {
  const holder = lockHolder(folder);
  const who = holder ? `process ${holder.pid} (${holder.doing}, since ${holder.since})` : "another process";
  return new Refusal(
    `The data folder ${folder} is in use by ${who}; stop that one first, or choose another folder by DATA_DIR.`,
  );
};

const lock = (folder: string): Database.Database => {
  const file = join(folder, "held.db");
  let database: Database.Database | null = null;
  try {
    database = new Database(file);
    database.exec("pragma busy_timeout = 0; pragma journal_mode = memory");
    database.exec("begin exclusive");
    return database;
  } catch (error) {
    database?.close();
    if (errorCodeOf(error).startsWith("SQLITE_BUSY")) throw inUse(folder);
    throw new Refusal(
      `The data folder ${folder} cannot be written to or locked (${errorCodeOf(error) || String(error)}); DATA_DIR must be a folder of this user, on a disk that knows locks.`,
    );
  }
};

/** Locks the folder for this process, which does `doing`. @throws Refusal that names the process that holds it */
export const lockFolder = (folder: string, doing: string): FolderLock => {
  const database = lock(folder);
  const file = join(folder, "held.json");
  const since = new Date().toISOString();
  write(file, { pid: process.pid, since, doing });
  return {
    writeAddress: (address) => write(file, { pid: process.pid, since, doing: address }),
    release: () => {
      rmSync(file, { force: true });
      database.exec("rollback");
      database.close();
    },
  };
};
