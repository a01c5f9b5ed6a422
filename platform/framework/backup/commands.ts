// `npm run backup [file]` and `npm run restore <file>`, under the settings that the platform runs with.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../wire/Refusal";
import { readSettings } from "../settings/settings";
import { backUp } from "./backUp";
import type { Kept } from "./backUp";
import { restore } from "./restore";

const versionIn = (root: string): string => {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return String(version);
};

const keptBy = (root: string): Kept => {
  const { DATA_DIR, DATABASE_URL } = readSettings();
  return { dataDir: DATA_DIR ?? join(root, ".data"), databaseUrl: DATABASE_URL, version: versionIn(root) };
};

/** `pilothouse-20260301-080000.tar.gz`, by UTC. */
const nameNow = (): string => {
  const [day = "", time = ""] = new Date().toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
  return `pilothouse-${day}-${time}.tar.gz`;
};

/** Answers what to say. @throws Refusal */
export const command = async (root: string, name: string, [file, ...more]: readonly string[]): Promise<string> => {
  process.umask(0o077);
  if (more.length > 0) throw new Refusal(`One file is enough: npm run ${name} ${file}`);
  if (name === "backup") return `Backed up to ${await backUp(keptBy(root), file ?? nameNow())}`;
  if (file === undefined) throw new Refusal("Say which backup: npm run restore pilothouse-20260301-080000.tar.gz");
  return `Restored: ${await restore(keptBy(root), file)}`;
};
