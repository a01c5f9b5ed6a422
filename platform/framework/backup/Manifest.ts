// What a backup says about itself: the first file of its archive, by which everything else in it is judged.
import { z } from "zod";

export const MANIFEST = "manifest.json";
/** Rises when an older Pilothouse could not read it any more. */
export const FORMAT = 1;
/** Where the store's copy and the folder's files lie in the archive. */
export const STORES = { sqlite: "store.db", postgres: "store.dump" } as const;
export const FILES = "data";

const manifest = z.object({
  product: z.literal("pilothouse"),
  format: z.number().int(),
  /** Of the program that made it. */
  version: z.string(),
  /** ISO time. */
  made: z.string(),
  engine: z.enum(["sqlite", "postgres"]),
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  files: z.array(z.object({ path: z.string(), size: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;
export type Rows = Manifest["rows"];

/** Null for what is none. */
export const readManifest = (text: string): Manifest | null => {
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

const UNITS = ["bytes", "KB", "MB", "GB"];
const sized = (bytes: number): string => {
  const unit = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** unit).toFixed(unit === 0 ? 0 : 1)} ${UNITS[unit]}`;
};

/** For people: what is in it. */
export const contentOf = ({ rows, files }: Manifest): string => {
  const counted = Object.values(rows).reduce((sum, count) => sum + count, 0);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const others = files.length - 1;
  return `${counted} rows of ${Object.keys(rows).length} tables and ${others} ${others === 1 ? "file" : "files"}, ${sized(size)}`;
};
