// The scope of the tests. Only this file reads these eight environment variables:
//
// - FULL=1: everything: the whole matrix, eight minutes of fuzzing, each race twenty times
// - ROUNDS=n: how often a race or a property of money is repeated. Default: 1, with FULL=1 20
// - SEED=n: the seed of random values, which a failure prints; also selects another sample
// - CLUSTER=s: for how many seconds processes are killed in tests/cluster. Default: not at all
// - STORE=PostgreSQL: the tested store: SQLite, PostgreSQL or both. Default: SQLite, with FULL=1 both
// - IDS=scattered: how rows are numbered on PostgreSQL, unless a test sets it. Default: by sequences
// - ISOLATION=serializable: the isolation level of all PostgreSQL clusters of the tests
// - SAMPLE=1: only some of the journeys and slow suites, as in sample.ts. Default: all
//
// `npm test` sets the last one, `npm run test:full` some of the others.
const asked = Number(process.env.ROUNDS ?? "");

export const isFullRun = process.env.FULL === "1";

/** Rounds of tests that depend on timing: `it.each(rounds)("… (round %i)", …)`. */
export const roundNumbers: readonly number[] = Array.from(
  { length: Number.isInteger(asked) && asked > 0 ? asked : isFullRun ? 20 : 1 },
  (_, index) => index + 1,
);

const sown = Number(process.env.SEED ?? "");

/** The given seed of random values. Null if none is given. */
export const givenSeed = Number.isInteger(sown) && sown > 0 ? sown : null;

/** In `npm test`, every `every`-th element, starting at `at`. With FULL=1, all elements. */
export const takeSample = <T>(all: readonly T[], every: number, at = 0): readonly T[] =>
  isFullRun ? all : all.filter((_, index) => index % every === (at + (givenSeed ?? 0)) % every);

/** A number of repetitions: few in `npm test`, many in `npm run test:full`. */
export const repetitions = (few: number, many: number): number => (isFullRun ? many : few);

const clustered = Number(process.env.CLUSTER ?? "");

/** Seconds of the test of several instances; 0 for none. */
export const clusterSeconds = Number.isFinite(clustered) && clustered > 0 ? clustered : 0;

/** Rounds of an endless test: one round, or with FULL=1 as many as start within the time. */
export function* roundsWithin(seconds: number): Generator<number> {
  const end = performance.now() + seconds * 1000;
  for (let round = 0; round === 0 || (isFullRun && performance.now() < end); round += 1) yield round;
}

/** The number of concurrent callers in a race. */
export const CROWD_SIZE = 50;

const STORES = ["SQLite", "PostgreSQL"] as const;
export type StoreName = (typeof STORES)[number];

const store = process.env.STORE ?? (isFullRun ? "both" : "SQLite");
if (store !== "both" && !STORES.some((name) => name === store))
  throw new Error(`STORE=${store} is neither ${STORES.join(" nor ")} nor both.`);

/** The stores that this run tests. */
export const storeNames: readonly StoreName[] = STORES.filter((name) => store === "both" || store === name);

/** The store for a test whose result does not depend on the store. */
export const [anyStore = "SQLite"] = storeNames;

/** The stores for the few tests that `npm test` runs on both, because their result depends on the engine. */
export const smokeStores: readonly StoreName[] = process.env.STORE === undefined ? STORES : storeNames;

/** The isolation level of PostgreSQL. Null for its default. */
export const isolation = process.env.ISOLATION === "serializable" ? "serializable" : null;

/** How rows are numbered on PostgreSQL. */
export const idNumbering = process.env.IDS === "scattered" ? "scattered" : "sequence";

/** Whether some of the tests are left out. */
export const isSample = process.env.SAMPLE === "1";
