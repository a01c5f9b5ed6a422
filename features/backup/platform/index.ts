import type { StoredData, PlatformFeature } from "../../../platform/framework/Feature";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { backUp } from "./backUp";
import { serveCopyRequests } from "./copies";
import { restoreBackup } from "./restoreBackup";

/** The default name of a backup, by UTC: `pilothouse-20260301-080000.tar.gz`. */
const nameNow = (): string => {
  const [day = "", time = ""] = new Date().toISOString().replaceAll(/[-:]/g, "").split(/[T.]/);
  return `pilothouse-${day}-${time}.tar.gz`;
};

const onlyFile = (name: string, [file, ...more]: readonly string[]): string | undefined => {
  if (more.length > 0) throw new Refusal(`One file is enough: npm run ${name} ${file}`);
  return file;
};

export const backup: PlatformFeature = {
  name: "backup",
  commands: {
    backup: async (kept: StoredData, args) =>
      `Backed up to ${await backUp(kept, onlyFile("backup", args) ?? nameNow())}`,
    restore: async (kept: StoredData, args) => {
      const file = onlyFile("restore", args);
      if (file === undefined) throw new Refusal("Say which backup: npm run restore pilothouse-20260301-080000.tar.gz");
      return `Restored: ${await restoreBackup(kept, file)}`;
    },
  },
  // PostgreSQL is copied by pg_dump, from any process.
  whileOpen: ({ dataDir, databaseUrl, store }) =>
    databaseUrl === null ? serveCopyRequests(dataDir, store).close : async () => undefined,
};
