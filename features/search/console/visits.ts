import { isObject } from "../../../src/framework/wire/readAnswer";

// Recently opened pages and records. They are stored among the account's preferences.
export interface ScreenVisit {
  readonly path: string;
  /** The name of a record. "" for a screen, whose name is in the menu. */
  readonly label: string;
}

export const VISITS_KEY = "search.visits";
const MOST = 12;

const isVisit = (value: unknown): value is ScreenVisit =>
  isObject(value) && typeof value.path === "string" && value.path.startsWith("/") && typeof value.label === "string";

/** The stored visits. Invalid entries are left out. */
export const readVisits = (stored: unknown): readonly ScreenVisit[] =>
  Array.isArray(stored) ? stored.filter(isVisit) : [];

/** Showing and editing a record count as the same page. */
const pageOf = (path: string): string => path.replace(/\/show$/, "");

/** Adds a visit. The latest visit comes first, and each page is listed only once. */
export const addVisit = (visits: readonly ScreenVisit[], visit: ScreenVisit): readonly ScreenVisit[] =>
  [visit, ...visits.filter(({ path }) => pageOf(path) !== pageOf(visit.path))].slice(0, MOST);
