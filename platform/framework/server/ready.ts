// Reports to a proxy or an orchestrator whether this instance can accept requests.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import type { FileStore } from "../fileStore/FileStore";
import { checkWritable } from "../folder/checkWritable";
import type { ReadReplica, Store } from "../storage/Store";
import { Failure } from "../wire/Failure";

/** Something that must work for an instance to accept requests. */
export interface ReadinessCheck {
  /** The message if it does not work. It reveals nothing about the installation. */
  readonly otherwise: string;
  /** @throws if it does not work */
  run(): Promise<unknown>;
}

export const storeCheck = ({ db }: Pick<Store, "db">): ReadinessCheck => ({
  otherwise: "the store does not answer",
  run: () => sql`select 1`.execute(db),
});

export const fileStoreCheck = (files: Pick<FileStore, "check">): ReadinessCheck => ({
  otherwise: "the file store does not answer",
  run: () => files.check(),
});

/** Milliseconds to cache the result of a check that writes, because anybody may request it. */
const HELD = 5000;

const held = (work: () => Promise<unknown>): ReadinessCheck["run"] => {
  let at = Number.NEGATIVE_INFINITY;
  let done: Promise<unknown> = Promise.resolve();
  return () => {
    if (performance.now() - at > HELD) {
      at = performance.now();
      done = work();
    }
    return done;
  };
};

/**
 * Whether PostgreSQL accepts writes: `beat` writes the heartbeat of this instance. PostgreSQL refuses writes if the disk is
 * full or if it is a standby. The embedded store is on the disk that `diskCheck` tests.
 */
export const writeCheck = ({ engine }: Pick<Store, "engine">, beat: () => Promise<void>): ReadinessCheck => ({
  otherwise: "the store takes no writes",
  run: engine === "postgres" ? held(beat) : () => Promise.resolve(),
});

/** Whether the disks have room for uploads, exports and rows of the embedded store. `scratch` is on the data folder's disk. */
export const diskCheck = (files: Pick<FileStore, "tryWriting">, scratch: string): ReadinessCheck => ({
  otherwise: "the disk is full or write-protected",
  run: held(() => {
    // This check is only about disks. Another check reports a file store that does not answer.
    const stored = files.tryWriting().catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
    return Promise.all([checkWritable(scratch), stored]);
  }),
});

const MILLISECONDS = 2000;

/** The state of one check: null if it works. */
const stateOf = ({ otherwise, run }: ReadinessCheck): Promise<string | null> =>
  Promise.race([
    run().then(
      () => null,
      () => otherwise,
    ),
    setTimeout(MILLISECONDS, otherwise, { ref: false }),
  ]);

/** Answers 200 if ready, otherwise 503. A replica that does not answer is only reported. */
export const answerReady = async (
  checks: readonly ReadinessCheck[],
  isStopping: boolean,
  reader: Pick<ReadReplica, "figures"> | null = null,
): Promise<Response> => {
  const failed = isStopping ? "stopping" : (await Promise.all(checks.map(stateOf))).find((state) => state !== null);
  const state = failed ?? "ready";
  const replica = reader === null ? {} : { replica: reader.figures().state };
  return Response.json({ ready: state === "ready", state, ...replica }, { status: state === "ready" ? 200 : 503 });
};
