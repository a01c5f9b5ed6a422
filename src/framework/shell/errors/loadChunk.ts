// Loads parts of the console when they are needed. If a part fails, it is requested again. If it fails again, the
// network is down or a newer build has replaced the files.
import { isStaleBuild } from "../../wire/deployment";

/** Milliseconds until a part counts as failed (specification, point 9). */
export const CHUNK_TIMEOUT = 120_000;
const PAUSES = [400, 2000] as const;

/** A part of the console could not be loaded. `stale`: the server has a newer build. */
export class ChunkFailure extends Error {
  override readonly name = "ChunkFailure";
  readonly stale: boolean;
  constructor(stale: boolean, cause: unknown) {
    super(stale ? "A new version of the console is on the server" : "A part of the console did not arrive", { cause });
    this.stale = stale;
  }
}

const within = <T>(time: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing after ${time} ms`)), time);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

const FAILED_ADDRESS = /https?:\/\/\S+?\.js\b/;

/** Browsers remember a failed module. If its file is fetched again, the next import finds it in the HTTP cache. */
const refetch = async (error: unknown): Promise<void> => {
  const [address] = FAILED_ADDRESS.exec(error instanceof Error ? error.message : "") ?? [];
  if (address) await fetch(address, { cache: "reload" }).catch(() => null);
};

/** Loads a part, with two more attempts. @throws ChunkFailure */
export const loadChunk = async <T>(
  load: () => Promise<T>,
  stale: () => Promise<boolean> = isStaleBuild,
): Promise<T> => {
  let failure: unknown;
  for (const wait of [0, ...PAUSES]) {
    if (wait > 0) await pause(wait);
    try {
      return await within(CHUNK_TIMEOUT, load());
    } catch (error) {
      failure = error;
      // The server no longer has the files of an older build, so a further attempt is useless.
      if (await stale()) throw new ChunkFailure(true, error);
      await refetch(error);
    }
  }
  throw new ChunkFailure(false, failure);
};
