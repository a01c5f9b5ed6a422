import { isObject } from "../../../src/framework/wire/readAnswer";

// Recently opened pages and records. They are stored among the account's preferences.
export interface Visit {
  readonly path: string;
  /** The name of a record. "" for a screen, whose name is in the menu. */
  readonly label: string;
}

export const VISITS = "search.visits";
const MOST = 12;

const isVisit = (value: unknown): value is Visit =>
  isObject(value) && typeof value.path === "string" && value.path.startsWith("/") && typeof value.label === "string";

/** The stored visits. Invalid entries are left out. */
export const readVisits = (stored: unknown): readonly Visit[] => (Array.isArray(stored) ? stored.filter(isVisit) : []);

/** Showing and editing a record count as the same page. */
const pageOf = (path: string): string => path.replace(/\/show$/, "");

/** Adds a visit. The latest visit comes first, and each page is listed only once. */
export const addVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  [visit, ...visits.filter(({ path }) => pageOf(path) !== pageOf(visit.path))].slice(0, MOST);
