// How hard the tests try. Five settings of the environment, read here alone:
//   FULL=1                   everything, for as long as it takes: the whole matrix, eight minutes of fuzzing, each race twenty times
//   ROUNDS=n                 how often a race or a property of money is repeated; 1, under FULL 20
//   SEED=n                   what random values begin from, as a failure told it
//   STORE=SQLite             the one store that is tried; both when it is not set
//   ISOLATION=serializable   the isolation level of every PostgreSQL the tests start
// `npm run test:full` sets them; `npm test` sets none.
const asked = Number(process.env.ROUNDS ?? "");

export const isFull = process.env.FULL === "1";

/** How often what depends on luck is tried again: `it.each(rounds)("… (round %i)", …)`. */
export const rounds: readonly number[] = Array.from(
  { length: Number.isInteger(asked) && asked > 0 ? asked : isFull ? 20 : 1 },
  (_, index) => index + 1,
);

/** A number of tries: few in `npm test`, many in `npm run test:full`. */
export const tries = (few: number, many: number): number => (isFull ? many : few);

const sown = Number(process.env.SEED ?? "");

/** What random values begin from, as a failure told it; null when none is asked for. */
export const askedSeed = Number.isInteger(sown) && sown > 0 ? sown : null;

/** Rounds of work that is never finished: one; under FULL those that begin within the time given. */
export function* roundsWithin(seconds: number): Generator<number> {
  const end = performance.now() + seconds * 1000;
  for (let round = 0; round === 0 || (isFull && performance.now() < end); round += 1) yield round;
}

/** How many callers meet in a race. */
export const CROWD = 50;

/** The one store the contract is tried on; null for all. */
export const onlyStore = process.env.STORE ?? null;

/** Of PostgreSQL; null for its own default. */
export const isolation = process.env.ISOLATION === "serializable" ? "serializable" : null;
