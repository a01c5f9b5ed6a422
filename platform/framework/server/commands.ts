// The commands of features. They use the same settings as the platform.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileStoresOfFeatures, type StoredData, type PlatformFeature, signInOfFeatures } from "../Feature";
import { openFiles } from "../fileStore/openFiles";
import { readMasterKeys } from "../secrets/MasterKeys";
import { readModel } from "./readModel";
import { Refusal } from "../settings/Refusal";
import { readSettings } from "../settings/settings";

/** `root` is the folder of the console that the command is for. `tool` is the checkout with the command's code. */
export interface CommandFolders {
  readonly root: string;
  readonly tool: string;
}

const versionIn = (root: string): string => {
  const { version }: { version?: unknown } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return String(version);
};

type Place = Omit<StoredData, "factors" | "files" | "restored">;

const keptBy = ({ root, tool }: CommandFolders): Place => {
  const { DATA_DIR, DATABASE_URL, ...settings } = readSettings();
  const dataDir = DATA_DIR ?? join(root, ".data");
  const masters = readMasterKeys({ ...settings, dataDir });
  return { dataDir, databaseUrl: DATABASE_URL, masters, version: versionIn(tool), model: () => readModel(root) };
};

/** The store together with the file store, which backups and marks of the audit trail need. */
const withFiles = async (place: Place, features: readonly PlatformFeature[]): Promise<StoredData> => {
  const { FILES_URL, FILES_DIRECT } = readSettings();
  const kept: StoredData = {
    ...place,
    factors: signInOfFeatures(features).factors,
    files:
      FILES_URL === null
        ? null
        : await openFiles({ FILES_URL, FILES_DIRECT }, place.dataDir, fileStoresOfFeatures(features)),
    restored: async (why) => {
      for (const { afterRestore } of features) await afterRestore?.(kept, why);
    },
  };
  return kept;
};

/** Runs a command and answers the text to print. `features` are the console's features. @throws Refusal */
export const runCommand = async (
  places: CommandFolders,
  name: string,
  args: readonly string[],
  features: readonly PlatformFeature[],
): Promise<string> => {
  process.umask(0o077);
  const run = features.map(({ commands = {} }) => commands[name]).find((one) => one !== undefined);
  if (run === undefined)
    throw new Refusal(`No feature of this console has the command ${name}: see \`features\` of its console.yaml.`);
  return run(await withFiles(keptBy(places), features), args);
};
