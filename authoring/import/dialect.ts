// `dialect` of host.yaml: how lists are paged, sorted and searched, how answers are wrapped, and how values are written.
import type { Collection } from "./collections";
import { withoutUndefined, type JsonObject } from "./facts";
import { recordInAnswer } from "./fields";
import type { MethodsByVerb } from "./calls";
import { mostFrequent } from "./mostFrequent";
import type { Operation, Parameter } from "./operations";
import type { ImportedResource } from "./resources";

const PAGE = /^(?:page|page_?number|page_?no|page_?num|page_?index|current_?page|p)$/i;
const OFFSET = /^(?:offset|skip|start|first|start_?index|from)$/i;
const CURSOR = /^(?:cursor|after|page_?token|next_?token|marker|continuation_?token|starting_?after)$/i;
const SIZE = /^(?:size|limit|per_?page|page_?size|items_?per_?page|page_?limit|max|max_?results|count|top|take|rows)$/i;
const SORT = /^(?:sort|sort_?by|order_?by|ordering|sort_?field|sort_?property|_sort)$/i;
const ORDER = /^(?:order|direction|sort_?order|sort_?dir(?:ection)?|order_?direction|dir|_order)$/i;
const SEARCH = /^(?:q|query|search|keyword|keywords|search_?term|search_?text|text_?search|filter_?text)$/i;
const COUNT_HEADER = /^(?:x-total-count|x-total|x-total-results|total-count|content-range|x-pagination-total)$/i;

const queryOf = ({ parameters }: Operation, wanted: RegExp): Parameter | undefined =>
  parameters.find(({ place, name }) => place === "query" && wanted.test(name));
/** The parameter with the number of rows on a page. */
export const sizeParamOf = (operation: Operation): string | undefined => queryOf(operation, SIZE)?.name;
const nameOf = (operation: Operation, wanted: RegExp): string | undefined => queryOf(operation, wanted)?.name;

const pagingOf = (collections: readonly Collection[]): JsonObject | undefined => {
  const lists = collections.map(({ list, rows }) => {
    const size = nameOf(list, SIZE);
    const [page, offset, cursor] = [queryOf(list, PAGE), nameOf(list, OFFSET), nameOf(list, CURSOR)];
    const first = page !== undefined && (page.shape.min === 0 || page.shape.standard === 0) ? 0 : undefined;
    if (page !== undefined) return withoutUndefined({ page: page.name, size, first });
    if (offset !== undefined) return withoutUndefined({ offset, size });
    return cursor !== undefined && rows.next !== null ? withoutUndefined({ cursor, size, next: rows.next }) : null;
  });
  const found = mostFrequent(lists.filter((one) => one !== null));
  const isWhole = lists.some((one) => one === null);
  return found === undefined
    ? { whole: 5000 }
    : { ...found, ...(isWhole && found.cursor === undefined && { whole: 5000 }) };
};

const sortOf = (lists: readonly Operation[]): JsonObject | undefined =>
  mostFrequent(
    lists.flatMap((list) => {
      const [sort, order] = [queryOf(list, SORT), queryOf(list, ORDER)];
      if (sort === undefined || sort === order) return [];
      if (order === undefined)
        return /["'`-]-|minus|descend|prefix/i.test(sort.shape.description) ||
          (sort.shape.type === "string" && /^-/.test(String(sort.shape.standard ?? sort.shape.example ?? "")))
          ? [{ field: sort.name, descending: "-" }]
          : [];
      const find = (wanted: RegExp, otherwise: string): string =>
        String(order.shape.values.find((value) => wanted.test(String(value))) ?? otherwise);
      return [
        { field: sort.name, order: order.name, ascending: find(/^asc/i, "asc"), descending: find(/^desc/i, "desc") },
      ];
    }),
  );

/** How answers are wrapped: the form that most lists and records have. */
const answerOf = (collections: readonly Collection[]): JsonObject => {
  const rows = mostFrequent(collections.map((one) => one.rows.path)) ?? "";
  const alike = collections.filter((one) => one.rows.path === rows);
  const headers = alike.flatMap(({ list }) => list.headers.filter((name) => COUNT_HEADER.test(name)));
  const counted = mostFrequent(alike.flatMap((one) => one.rows.count ?? []));
  const header = mostFrequent(headers);
  const count = counted ?? (header === undefined ? undefined : { header });
  const data = mostFrequent(
    collections.flatMap(({ verbs, rows: { row } }) => {
      const answer = verbs.get("get")?.operation.answer;
      const record = recordInAnswer(answer, row);
      if (answer === null || answer === undefined || record === null) return [];
      return [[...answer.properties].find(([, held]) => held === record)?.[0] ?? ""];
    }),
  );
  return withoutUndefined({
    data: data === "" ? undefined : data,
    rows: rows === (data ?? "") ? undefined : rows,
    count,
  });
};

/** The `values` of the dialect: the most usual form of times, and under `except` the fields with another form. */
const timesOf = (resources: readonly ImportedResource[]): JsonObject => {
  const all = resources.flatMap(({ name, fields }) =>
    fields.flatMap((field) => [
      ...(field.time === undefined ? [] : [{ place: `${name}.${field.name}`, time: field.time }]),
      ...field.of.flatMap((nested) =>
        nested.time === undefined ? [] : [{ place: `${name}.${field.name}.${nested.name}`, time: nested.time }],
      ),
    ]),
  );
  const time = mostFrequent(all.map((one) => one.time)) ?? "iso";
  const except = all.filter((one) => JSON.stringify(one.time) !== JSON.stringify(time));
  return withoutUndefined({
    time,
    flag: [false, true],
    json: "object",
    except: except.length === 0 ? undefined : Object.fromEntries(except.map((one) => [one.place, { time: one.time }])),
  });
};

const isCamel = (resources: readonly ImportedResource[]): boolean => {
  const names = resources
    .flatMap(({ fields }) => fields.map(({ wire }) => wire))
    .filter((wire) => /[a-z][A-Z]|_/.test(wire));
  return names.filter((wire) => !wire.includes("_")).length * 2 > names.length;
};

export interface HostDialect {
  readonly dialect: JsonObject;
  readonly can: readonly string[];
  readonly lacks: JsonObject;
  readonly isCamel: boolean;
}

export const methodsOf = (collections: readonly Collection[]): MethodsByVerb => ({
  list: "GET",
  get: "GET",
  add: mostFrequent(collections.flatMap(({ verbs }) => verbs.get("add")?.operation.method ?? [])) ?? "POST",
  set: mostFrequent(collections.flatMap(({ verbs }) => verbs.get("set")?.operation.method ?? [])) ?? "PUT",
  del: "DELETE",
  action: "POST",
});

/** Whether `set` keeps the values of fields that are not sent. */
const isMerging = ({ collection: { verbs } }: ImportedResource): boolean | null => {
  const method = verbs.get("set")?.operation.method;
  return method === undefined ? null : method === "PATCH";
};
const answersKey = ({ collection: { verbs, rows }, key }: ImportedResource): boolean | null => {
  const add = verbs.get("add")?.operation;
  return add === undefined ? null : (recordInAnswer(add.answer, rows.row)?.properties.has(key.wire) ?? key.isRequired);
};

export const hostDialectOf = (
  root: string,
  resources: readonly ImportedResource[],
  methods: MethodsByVerb,
): HostDialect => {
  const collections = resources.map(({ collection }) => collection);
  const lists = collections.map(({ list }) => list);
  const [sort, search] = [sortOf(lists), mostFrequent(lists.flatMap((list) => nameOf(list, SEARCH) ?? []))];
  const camel = isCamel(resources);
  const [merging, keys] = [resources.map(isMerging), resources.map(answersKey)];
  const hasMerge = merging.includes(true);
  const hasKeys = keys.includes(true);
  const without = (has: boolean, said: boolean): boolean => has && said === false;
  const lacks = resources.flatMap((resource, at): (readonly [string, readonly string[]])[] => {
    const missing = [
      ...(sort !== undefined && nameOf(resource.collection.list, SORT) === undefined ? ["sort"] : []),
      ...(search !== undefined && nameOf(resource.collection.list, SEARCH) === undefined ? ["search"] : []),
      ...(without(hasKeys, keys[at] ?? true) ? ["keys"] : []),
      ...(without(hasMerge, merging[at] ?? true) ? ["merge"] : []),
    ];
    return missing.length === 0 ? [] : [[resource.name, missing]];
  });
  const isRepeated = lists.every(({ parameters }) =>
    parameters.every(({ place, shape, isRepeated: one }) => place !== "query" || shape.type !== "array" || one),
  );
  return {
    isCamel: camel,
    can: [
      ...(sort === undefined ? [] : ["sort"]),
      ...(search === undefined ? [] : ["search"]),
      ...(hasKeys ? ["keys"] : []),
      ...(hasMerge ? ["merge"] : []),
    ],
    lacks: Object.fromEntries(lacks),
    dialect: withoutUndefined({
      root: root === "" ? undefined : root,
      names: camel ? "camel" : undefined,
      methods,
      answer: { code: "", ...answerOf(collections) },
      paging: pagingOf(collections),
      sort,
      search,
      empty: "omit",
      several: isRepeated ? "repeat" : "comma",
      values: timesOf(resources),
      password: "plain",
    }),
  };
};

/** The queries of a list that are about its page, its order and a search. */
export const pagingParamsOf = (list: Operation) => {
  const page = queryOf(list, PAGE);
  return {
    page: page?.name,
    first: page !== undefined && (page.shape.min === 0 || page.shape.standard === 0) ? 0 : 1,
    offset: nameOf(list, OFFSET),
    cursor: nameOf(list, CURSOR),
    size: nameOf(list, SIZE),
    sort: nameOf(list, SORT),
    order: nameOf(list, ORDER),
    search: nameOf(list, SEARCH),
  };
};
