// When a platform fills an empty store, this takes a second. So each kind of store is filled once, and tests start with
// a copy.
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serialize } from "node:v8";
import pg from "pg";
import { runAtExit } from "../guard.mjs";

type Stored = Readonly<Record<"dataDir", string>> & { readonly databaseUrl?: string };

let own: string | null = null;
/** tests/mutation sets a folder that lives longer than this process. */
const folder = (): string => {
  if (process.env.SEED_FOLDER !== undefined) return process.env.SEED_FOLDER;
  if (own === null) {
    own = mkdtempSync(join(tmpdir(), "pilothouse-filled-"));
    runAtExit(`rm -rf ${own}`);
  }
  return own;
};

const asked = async (url: URL, ...statements: readonly string[]): Promise<number | null> => {
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    let count: number | null = null;
    for (const statement of statements) ({ rowCount: count } = await client.query(statement));
    return count;
  } finally {
    await client.end();
  }
};

const isEmptyFolder = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0;

const isEmpty = async ({ dataDir, databaseUrl }: Stored): Promise<boolean> =>
  isEmptyFolder(dataDir) &&
  (databaseUrl === undefined ||
    (await asked(new URL(databaseUrl), "select from pg_tables where schemaname = 'public' limit 1")) === 0);

/** Copies a filled store, which `fill` creates once per `from`, to a place. Keeps a store with content unchanged. */
export const copyFilled = async (
  place: Stored,
  from: unknown,
  fill: (place: Stored) => Promise<void>,
): Promise<void> => {
  if (!(await isEmpty(place))) return;
  const key = createHash("sha256").update(serialize(from)).digest("hex").slice(0, 40);
  const { dataDir, databaseUrl } = place;
  if (databaseUrl === undefined) {
    const filled = join(folder(), key);
    if (!existsSync(filled)) {
      const first = mkdtempSync(join(tmpdir(), "pilothouse-filling-"));
      await fill({ dataDir: first });
      cpSync(first, filled, { recursive: true });
      rmSync(first, { recursive: true });
    }
    cpSync(filled, dataDir, { recursive: true });
    return;
  }
  const url = new URL(databaseUrl);
  const main = new URL("/postgres", url);
  const name = url.pathname.slice(1);
  const filled = `filled_${key}`;
  const files = join(folder(), filled);
  if (!existsSync(files)) {
    await asked(main, `create database ${filled}`);
    await fill({ dataDir: files, databaseUrl: new URL(`/${filled}`, url).href });
  }
  await asked(main, `drop database ${name}`, `create database ${name} template ${filled}`);
  cpSync(files, dataDir, { recursive: true });
};
