// Makes a backup: one archive with a copy of the store at one moment, and the files of the data folder.
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { create } from "tar";
import type { StoredData } from "../../../platform/framework/Feature";
import { lockHolder, lockFolder } from "../../../platform/framework/folder/holdFolder";
import type { FolderLock } from "../../../platform/framework/folder/holdFolder";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { SQLITE_FILE } from "../../../platform/framework/storage/sqlite";
import { requestCopy, BACKUPS_FOLDER } from "./copies";
import { hashFiles } from "./hashing";
import { describeBackup, FILES_PATH, BACKUP_FORMAT, MANIFEST_FILE, STORE_PATHS } from "./Manifest";
import type { Manifest } from "./Manifest";
import { dumpPostgres } from "./postgres";
import { copyFileStore } from "./stored";
import type { DumpResult } from "./postgres";
import { copySqlite, countSqlite, masterKeysInSqlite } from "./sqliteCopy";

/**
 * Files that are not copied: the store (it is copied separately), the lock of the folder, the marks of the audit trail,
 * and remains of interrupted work.
 */
const LEFT_OUT = /^(pilothouse\.db|held\.|trail\.marks$|\.|(backup|restoring|incoming|scratch)(\/|$))/;
/** The paths that belong to the file store. They are not copied from the data folder if another file store is used. */
const STORED = /^(files|tasks|file-store\.id)(\/|$)/;

/** Copies a file by a hard link. This is enough, because a file never changes after it got its name. */
const take = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

const takeFiles = (dataDir: string, to: string, isElsewhere: boolean): void => {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name);
    const path = relative(dataDir, from).replaceAll("\\", "/");
    if (!entry.isFile() || LEFT_OUT.test(path) || path.endsWith(".part")) continue;
    if (isElsewhere && STORED.test(path)) continue;
    try {
      take(from, join(to, path));
    } catch (error) {
      // The file of the task may have been deleted after the folder was listed.
      if (existsSync(from)) throw error;
    }
  }
};

const copySqliteTo = async (dataDir: string, staging: string, holder: FolderLock | null): Promise<DumpResult> => {
  const file = join(dataDir, SQLITE_FILE);
  const to = join(staging, STORE_PATHS.sqlite);
  if (!existsSync(file)) throw new Refusal(`There is no store in ${dataDir} to back up; DATA_DIR says where it is.`);
  const pid = lockHolder(dataDir)?.pid;
  if (holder) copySqlite(file, to);
  else if (pid !== undefined) await requestCopy(staging, pid);
  return { rows: countSqlite(to), keys: masterKeysInSqlite(to) };
};

/**
 * Locks the data folder. Answers null if a running platform has locked it, which must then make the copy. @throws
 * Refusal if another command has locked it
 */
const held = (dataDir: string): FolderLock | null => {
  try {
    return lockFolder(dataDir, "npm run backup");
  } catch (error) {
    if (lockHolder(dataDir)?.doing.startsWith("http")) return null;
    throw error;
  }
};

const flushFile = async (file: string): Promise<void> => {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
};

/** A sentence about the master key, which the backup needs but does not contain; empty if the backup has no secrets. */
const describeKeys = ({ place }: MasterKeys, { keys = [] }: Manifest): string =>
  keys.length === 0 ? "" : ` Its secrets need the master key from ${place}, which is not in it: keep a copy elsewhere.`;

/** Writes the archive and answers a sentence about its content. @throws Refusal when the backup cannot be made */
export const backUp = async (
  { dataDir, databaseUrl, files: stored, masters, version }: Omit<StoredData, "model" | "restored" | "factors">,
  archive: string,
): Promise<string> => {
  const file = resolve(archive);
  if (existsSync(file)) throw new Refusal(`${file} is there already; give the backup another name.`);
  if (!existsSync(dirname(file))) throw new Refusal(`There is no folder ${dirname(file)} to put the backup into.`);
  if (!relative(dataDir, file).startsWith(".."))
    throw new Refusal(`${file} lies in the data folder; put the backup elsewhere.`);
  if (!existsSync(dataDir)) throw new Refusal(`There is no data folder ${dataDir}; DATA_DIR says where it is.`);
  const holder = held(dataDir);
  const staging = join(dataDir, BACKUPS_FOLDER, randomBytes(8).toString("hex"));
  const beside = `${file}.part`;
  try {
    mkdirSync(staging, { recursive: true, mode: 0o700 });
    // The store is copied before the files. A file exists before the row that names it, so no copied row names a
    // missing file.
    const dumped =
      databaseUrl === null
        ? await copySqliteTo(dataDir, staging, holder)
        : await dumpPostgres(databaseUrl, join(staging, STORE_PATHS.postgres));
    const { rows } = dumped;
    takeFiles(dataDir, join(staging, FILES_PATH), stored !== null);
    if (stored !== null) await copyFileStore(stored, join(staging, FILES_PATH));
    const engine = databaseUrl === null ? "sqlite" : "postgres";
    const made = new Date().toISOString();
    const files = await hashFiles(staging);
    const keys = [...dumped.keys];
    const manifest: Manifest = {
      product: "pilothouse",
      format: BACKUP_FORMAT,
      version,
      made,
      engine,
      keys,
      rows,
      files,
    };
    writeFileSync(join(staging, MANIFEST_FILE), JSON.stringify(manifest, null, 1));
    const names = [MANIFEST_FILE, ...files.map(({ path }) => path)];
    await create({ gzip: true, portable: true, cwd: staging, file: beside, mode: 0o600 }, names);
    await flushFile(beside);
    renameSync(beside, file);
    return `${file}: ${describeBackup(manifest)}.${describeKeys(masters, manifest)}`;
  } finally {
    rmSync(beside, { force: true });
    rmSync(staging, { recursive: true, force: true });
    holder?.release();
  }
};
