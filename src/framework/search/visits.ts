// Pages and records an operator opened lately, kept with the other preferences of the account.
export interface Visit {
  readonly path: string;
  /** What a record is called; "" for a screen, which is called as the menu says. */
  readonly label: string;
}

export const VISITS = "search.visits";
const MOST = 12;

const isVisit = (value: unknown): value is Visit =>
  typeof value === "object" &&
  value !== null &&
  "path" in value &&
  typeof value.path === "string" &&
  value.path.startsWith("/") &&
  "label" in value &&
  typeof value.label === "string";

/** Whatever was stored, without what is no visit. */
export const readVisits = (stored: unknown): readonly Visit[] => (Array.isArray(stored) ? stored.filter(isVisit) : []);

/** Showing and editing a record is the same visit. */
const pageOf = (path: string): string => path.replace(/\/show$/, "");

/** The latest first, each page once. */
export const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter(({ path }) => pageOf(path) !== pageOf(visit.path))].slice(0, MOST);
