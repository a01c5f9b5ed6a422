// Locks the data folder of an instance while it runs.
import { join } from "node:path";
import { lockFolder } from "../folder/holdFolder";
import { prepareFolder } from "../folder/prepareFolder";
import type { Settings } from "../settings/settings";

export interface DataPlace {
  readonly dataDir: string;
  /** Whether neither a folder nor a database was given. */
  readonly isDefaultPlace: boolean;
  readonly warnings: readonly string[];
}

interface Running {
  /** The address or the work of this process, to show to others that want the folder. */
  readonly url: string;
  close(): Promise<void>;
}

/** Prepares and locks the folder, starts `run` in it, and unlocks it when that ends. @throws Refusal */
export const runInDataFolder = async <Of extends Running>(
  root: string,
  settings: Settings,
  run: (place: DataPlace) => Promise<Of>,
): Promise<Of> => {
  // Only the platform's own user can read the files that it writes.
  process.umask(0o077);
  const folder = join(root, ".data");
  const dataDir = settings.DATA_DIR ?? folder;
  const warnings = prepareFolder(dataDir);
  const held = lockFolder(dataDir, "starting");
  const isDefaultPlace = settings.DATABASE_URL === null && dataDir === folder;
  try {
    const running = await run({ dataDir, isDefaultPlace, warnings });
    held.writeAddress(running.url);
    const close = async () => {
      await running.close();
      held.release();
    };
    return { ...running, close };
  } catch (error) {
    held.release();
    throw error;
  }
};
