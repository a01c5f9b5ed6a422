// Rows whose position in a list is known, because a page with them was read shortly before. The search for a page deep
// in the list starts at the nearest such row, so that only the rows in between are skipped.
import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Column } from "./Table";

/** A page behind fewer rows than this is fast without anchors. */
export const DEEP_PAGE = 5000;
/** Milliseconds after which positions are forgotten, because rows before them may have been added or deleted. */
const LIFE = 60_000;
const MOST_LISTS = 100;
const MOST_IN_LIST = 50;

export interface Anchor {
  /** The number of rows before the anchor. */
  readonly place: number;
  /** The anchor's values of the columns that the list is sorted by, as stored. */
  readonly values: readonly (string | number)[];
}

interface Kept extends Anchor {
  readonly until: number;
}

export class Anchors {
  readonly #lists = new Map<string, Kept[]>();

  /** The anchor that is nearest to a page of `limit` rows at `offset`, and not inside that page. */
  nearest(list: string, offset: number, limit: number): Anchor | null {
    const now = Date.now();
    const known = (this.#lists.get(list) ?? []).filter(({ until }) => until > now);
    const distance = ({ place }: Anchor) => (place < offset ? offset - place : place - offset - limit);
    const outside = known.filter(({ place }) => place < offset || place >= offset + limit);
    return outside.reduce<Anchor | null>((best, one) => (best && distance(best) <= distance(one) ? best : one), null);
  }

  keep(list: string, anchors: readonly Anchor[]): void {
    const until = Date.now() + LIFE;
    const places = new Set(anchors.map(({ place }) => place));
    const others = (this.#lists.get(list) ?? []).filter(({ place }) => !places.has(place));
    this.#lists.delete(list);
    this.#lists.set(list, [...others, ...anchors.map((one) => ({ ...one, until }))].slice(-MOST_IN_LIST));
    const [oldest] = this.#lists.keys();
    if (this.#lists.size > MOST_LISTS && oldest !== undefined) this.#lists.delete(oldest);
  }
}

/** The condition that a row comes after the anchor, or before it, in a list sorted by these columns in one direction. */
export const afterAnchor = (columns: readonly Column[], { values }: Anchor, isGreater: boolean): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(columns.map(({ name }) => sql.ref(name)))}) ${sql.raw(isGreater ? ">" : "<")} (${sql.join(values)})`;
