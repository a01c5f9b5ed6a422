// The answers of a mock in the envelopes of its description.
import type { JsonObject } from "../facts";
import { recordInAnswer } from "../fields";
import type { Operation } from "../operations";
import type { ImportedResource } from "../resources";
import type { Shape } from "../Shape";
import { sampleValueOf } from "./sample";

type Tree = Record<string, unknown>;
const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null && !Array.isArray(value);

/** Sets the value at a path such as meta.total. */
const put = (whole: Tree, path: string, value: unknown): void => {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  let here = whole;
  for (const step of steps) {
    const below = here[step];
    const next: Tree = isTree(below) ? below : {};
    here[step] = next;
    here = next;
  }
  here[last] = value;
};

export interface MockPage {
  readonly rows: readonly JsonObject[];
  readonly count: number;
  readonly pages: number;
  /** The cursor of the next page. Empty on the last page. */
  readonly next: string;
}

export const listAnswer = ({ collection: { list, rows } }: ImportedResource, page: MockPage): unknown => {
  if (rows.path === "") return page.rows;
  const sampled = list.answer === null ? {} : sampleValueOf(list.answer, "", 0);
  const whole: Tree = isTree(sampled) ? sampled : {};
  put(whole, rows.path, page.rows);
  if (rows.count !== null) put(whole, rows.count, page.count);
  if (rows.pages !== null) put(whole, rows.pages, page.pages);
  if (rows.more !== null) put(whole, rows.more, page.next !== "");
  if (rows.next !== null) put(whole, rows.next, page.next === "" ? null : page.next);
  return whole;
};

/** The answer about one record. Null if the description has none. */
export const recordAnswer = ({ answer }: Operation, row: Shape, record: JsonObject): unknown => {
  if (answer === null) return null;
  const inside = recordInAnswer(answer, row);
  if (inside === null) return sampleValueOf(answer, "", 0);
  const name = [...answer.properties].find(([, held]) => held === inside)?.[0];
  if (inside === answer || name === undefined) return record;
  const sampled = sampleValueOf(answer, "", 0);
  return { ...(isTree(sampled) ? sampled : {}), [name]: record };
};
