// Restores a backup into an empty data folder and, for PostgreSQL, an empty database. All files of the archive are
// checked against the manifest before anything is put in place.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { extract } from "tar";
import type { StoredData } from "../../../platform/framework/Feature";
import { lockFolder } from "../../../platform/framework/folder/holdFolder";
import { prepareFolder } from "../../../platform/framework/folder/prepareFolder";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { SQLITE_FILE } from "../../../platform/framework/storage/sqlite";
import { hashFiles } from "./hashing";
import { describeBackup, FILES_PATH, BACKUP_FORMAT, MANIFEST_FILE, readManifest, STORE_PATHS } from "./Manifest";
import type { Manifest, RowCounts } from "./Manifest";
import { countPostgres, loadPostgres } from "./postgres";
import { checkFileStoreUnused, restoreFileStore } from "./stored";
import { countSqlite } from "./sqliteCopy";

const RESTORING = "restoring";
/** A folder with only these files counts as empty: its lock, remains of an earlier attempt, files of the system. */
const NOTHING = /^(held\.|restoring$|backup$|incoming$|scratch$|lost\+found$|\.)/;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const unpack = async (file: string, to: string): Promise<Manifest> => {
  try {
    await extract({
      file,
      cwd: to,
      strict: true,
      preserveOwner: false,
      filter: (_path, entry) => !("type" in entry) || entry.type === "File",
    });
  } catch (error) {
    throw new Refusal(`${file} is not a whole backup (${messageOf(error)}); nothing was restored.`);
  }
  const manifest = existsSync(join(to, MANIFEST_FILE))
    ? readManifest(readFileSync(join(to, MANIFEST_FILE), "utf8"))
    : null;
  if (manifest === null) throw new Refusal(`${file} is no backup of Pilothouse; nothing was restored.`);
  if (manifest.format > BACKUP_FORMAT)
    throw new Refusal(`${file} was made by a later Pilothouse (${manifest.version}); restore it with that one.`);
  return manifest;
};

/**
 * Compares the unpacked files with the manifest.
 * @throws Refusal that names the first missing, changed or additional file
 */
const verify = async (file: string, from: string, manifest: Manifest): Promise<void> => {
  const found = new Map((await hashFiles(from)).map((entry) => [entry.path, entry]));
  found.delete(MANIFEST_FILE);
  for (const { path, size, sha256 } of manifest.files) {
    const entry = found.get(path);
    if (entry?.size !== size || entry.sha256 !== sha256)
      throw new Refusal(`${file} is damaged: ${path} in it is not what was backed up; nothing was restored.`);
    found.delete(path);
  }
  const [more] = found.keys();
  if (more !== undefined) throw new Refusal(`${file} holds ${more}, which was not backed up; nothing was restored.`);
};

const checkRows = (file: string, wanted: RowCounts, found: RowCounts): void => {
  const wrong = Object.keys(wanted).find((table) => found[table] !== wanted[table]);
  if (wrong !== undefined)
    throw new Refusal(`${file}: ${found[wrong] ?? 0} rows of ${wrong} came back instead of ${wanted[wrong]}.`);
};

const checkEngine = async (file: string, manifest: Manifest, databaseUrl: string | null): Promise<void> => {
  if (manifest.engine === "sqlite" && databaseUrl !== null)
    throw new Refusal(`${file} holds a SQLite store; restore it without DATABASE_URL.`);
  if (manifest.engine === "postgres" && databaseUrl === null)
    throw new Refusal(`${file} holds a PostgreSQL database; say by DATABASE_URL into which empty one it goes.`);
  if (databaseUrl === null) return;
  const [table] = Object.keys(await countPostgres(databaseUrl));
  if (table !== undefined)
    throw new Refusal(
      `The database (DATABASE_URL) is not empty: it has the table ${table}; restore into an empty one.`,
    );
};

/** @throws Refusal if the master keys for the secrets in the backup are missing */
const checkKeys = (file: string, { keys = [] }: Manifest, masters: MasterKeys): void => {
  const given = new Set(masters.read().map(({ id }) => id));
  const missing = keys.find((id) => !given.has(id));
  if (missing === undefined) return;
  const where =
    masters.file === null ? "give that one by SECRETS_KEY" : `put the file with that one at ${masters.file}`;
  throw new Refusal(
    `The secrets in ${file} are encrypted with the master key ${missing}, which is not given; ${where}. Nothing was restored.`,
  );
};

const place = (from: string, dataDir: string, manifest: Manifest): void => {
  const files = join(from, FILES_PATH);
  if (existsSync(files)) for (const name of readdirSync(files)) renameSync(join(files, name), join(dataDir, name));
  if (manifest.engine === "sqlite") renameSync(join(from, STORE_PATHS.sqlite), join(dataDir, SQLITE_FILE));
};

/** Restores the backup and answers a sentence about its content. @throws Refusal when the backup cannot be restored */
export const restoreBackup = async (
  { dataDir, databaseUrl, files, masters, restored }: Omit<StoredData, "version" | "model" | "factors">,
  archive: string,
): Promise<string> => {
  const file = resolve(archive);
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  prepareFolder(dataDir);
  const held = lockFolder(dataDir, "npm run restore");
  const restoring = join(dataDir, RESTORING);
  try {
    const [there] = readdirSync(dataDir).filter((name) => !NOTHING.test(name));
    if (there !== undefined)
      throw new Refusal(`${dataDir} is not empty: it has ${there}; restore into an empty folder given by DATA_DIR.`);
    rmSync(restoring, { recursive: true, force: true });
    mkdirSync(restoring, { mode: 0o700 });
    const manifest = await unpack(file, restoring);
    await checkEngine(file, manifest, databaseUrl);
    if (files !== null) await checkFileStoreUnused(files);
    checkKeys(file, manifest, masters);
    await verify(file, restoring, manifest);
    if (files !== null) await restoreFileStore(files, join(restoring, FILES_PATH));
    if (databaseUrl === null) checkRows(file, manifest.rows, countSqlite(join(restoring, STORE_PATHS.sqlite)));
    else {
      await loadPostgres(databaseUrl, join(restoring, STORE_PATHS.postgres));
      checkRows(file, manifest.rows, await countPostgres(databaseUrl));
    }
    place(restoring, dataDir, manifest);
    await restored(`restored ${basename(file)} of ${manifest.made}`);
    return `${describeBackup(manifest)}, as they were at ${manifest.made}, are in ${[dataDir, databaseUrl === null ? "" : "the database", files?.address ?? ""].filter(Boolean).join(" and ")}.`;
  } finally {
    rmSync(restoring, { recursive: true, force: true });
    held.release();
  }
};
