// Requests counts and sums of a list: of all filtered rows, and in groups.
import { filterParams } from "../../../src/framework/providers/listParams";
import type { Payload, ResourceProps } from "../../../src/framework/wire/contract";
import { factsIn } from "../../../src/framework/wire/readAnswer";

export interface FieldSum {
  readonly field: string;
  readonly currency: unknown;
  /** The number of rows that count in the sum. */
  readonly count: number;
  readonly sum: unknown;
  readonly average: unknown;
}
export interface RowGroup {
  readonly value: unknown;
  readonly count: number;
  readonly sums: readonly FieldSum[];
}
export interface Sums {
  readonly count: number;
  readonly sums: readonly FieldSum[];
  readonly groups: readonly RowGroup[];
  /** The fields whose sums include only some rows of a group. */
  readonly conditional: readonly string[];
  /** The number of groups that are not listed. */
  readonly more: number;
}

const listIn = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(factsIn) : [];

const sumsIn = (value: unknown): readonly FieldSum[] =>
  listIn(value).map(({ field, currency, count, sum, average }) => ({
    field: String(field),
    currency,
    count: Number(count ?? 0),
    sum,
    average,
  }));

const readSums = (answer: unknown): Sums => {
  const { count, sums, groups, conditional, more } = factsIn(answer);
  return {
    count: Number(count ?? 0),
    sums: sumsIn(sums),
    groups: listIn(groups).map((one) => ({ value: one.value, count: Number(one.count ?? 0), sums: sumsIn(one.sums) })),
    conditional: Array.isArray(conditional) ? conditional.map(String) : [],
    more: Number(more ?? 0),
  };
};

export interface SumsRequest {
  readonly resource: string;
  readonly fields: readonly string[];
  readonly filters: Payload;
  readonly by?: string;
  readonly per?: "day" | "month" | null;
  readonly zone?: string;
}

/** The filters of a list in the form of its call. */
export const toCallFilters = (props: ResourceProps | null, resource: string, filters: Payload): Payload =>
  filterParams(props ?? { name: resource, key: "id", title: "" }, filters);

export const requestSums = async (asked: SumsRequest): Promise<Sums> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  return readSums((await simpleRest({ reads: true }).create("sums", { data: asked })).data);
};
