// The manifest of a backup. It is the first file of the archive, and all other files are checked against it.
import { z } from "zod";

export const MANIFEST_FILE = "manifest.json";
/** The version of the format. Increase it if older versions of Pilothouse cannot read new backups. */
export const BACKUP_FORMAT = 2;
/** The paths in the archive for the copy of the store. The second part is for files of the data folder. */
export const STORE_PATHS = { sqlite: "store.db", postgres: "store.dump" } as const;
export const FILES_PATH = "data";

const manifest = z.object({
  product: z.literal("pilothouse"),
  format: z.number().int(),
  /** The version of the Pilothouse that made the backup. */
  version: z.string(),
  /** The time of the backup, as an ISO 8601 text. */
  made: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** The ids of the master keys that the secrets in the backup need. Missing in backups of format 1. */
  keys: z.array(z.string()).optional(),
  /** The number of rows by table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type RowCounts = Manifest["rows"];

/** Parses a manifest; null if the text is not one. */
export const readManifest = (text: string): Manifest | null => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const UNITS = ["bytes", "KB", "MB", "GB"];
const formatSize = (bytes: number): string => {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`;
};

/** The content of a backup as part of a sentence in a message. */
export const describeBackup = ({ rows, files }: Manifest): string => {
  const counted = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const others = files.length - 1;
  return `${counted} rows of ${Object.keys(rows).length} tables and ${others} ${others === 1 ? "file" : "files"}, ${formatSize(size)}`;
};
