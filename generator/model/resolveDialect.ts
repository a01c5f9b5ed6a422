// Fills in what `dialect` of host.yaml leaves out. The defaults are the words of the specification.
import type { Definition, FieldDefinition } from "../definition/Definition";
import type { DialectDefinition } from "../definition/Dialect";
import type { Definitions } from "../definition/readDefinitions";
import type { CallForm, ValueForm, WireNames } from "./Dialect";
import type { Lookup } from "./Lookup";
import { toCamelCase } from "./names";

const wholeAnswer = (written: DialectDefinition["answer"]) => {
  if (written === undefined)
    return {
      code: "code",
      success: [200],
      error: "code",
      fields: "data.fields",
      message: "",
      data: "data",
      rows: "data",
      count: "count",
    };
  const { code = "", success = [200], error = code, fields = "", message = "" } = written;
  const { data = "", rows = data, count = null } = written;
  return { code, success, error, fields, message, data, rows, count };
};

/** `lists` has paths within the data of an answer. */
const answerOf = ({ answer, lists }: DialectDefinition) => {
  const whole = wholeAnswer(answer);
  if (lists === undefined) return whole;
  const at = (name: string): string => (whole.data === "" ? name : `${whole.data}.${name}`);
  const { rows, count, ...next } = lists;
  const named = Object.entries(next).flatMap(([name, path]) => (path === undefined ? [] : [[name, at(path)] as const]));
  return {
    ...whole,
    ...{ rows: rows === undefined ? whole.data : at(rows), count: count === undefined ? null : at(count) },
    ...(named.length > 0 && { next: Object.fromEntries(named) }),
  };
};

const pagingOf = ({
  page,
  offset,
  cursor,
  size,
  first,
  next,
  whole,
  seek,
}: NonNullable<DialectDefinition["paging"]>) => ({
  by: cursor !== undefined ? ("cursor" as const) : offset !== undefined ? ("offset" as const) : ("page" as const),
  name: cursor ?? offset ?? page ?? null,
  size: size ?? "page_size",
  first: first ?? 1,
  next: next ?? "",
  ...(whole !== undefined && { whole }),
  ...(seek !== undefined && { seek }),
});

const sortOf = (written: DialectDefinition["sort"] = {}) => {
  const { field = "sort_field", order, ascending = "asc", descending = "desc" } = written;
  const isSigned = order === undefined && written.descending !== undefined;
  return { field, order: isSigned ? null : (order ?? "sort_order"), ascending, descending };
};

const credentialsOf = (written: DialectDefinition["credentials"] = "bearer") =>
  typeof written === "object" && "cookie" in written ? { cookie: { csrf: written.cookie.csrf ?? null } } : written;

const hasWire = (fields: ReadonlyMap<string, FieldDefinition>): boolean =>
  [...fields.values()].some(({ wire, of }) => wire !== undefined || hasWire(of));

/** Whether a definition has something that only a dialect can express. */
const differs = ({ fields, calls }: Definition): boolean =>
  hasWire(fields) ||
  [...calls.values()].some(
    ({ method, root, body, path = "", own }) =>
      (method ?? root ?? body) !== undefined || path.includes("{") || hasWire(own),
  );

/** Null if the platform follows the specification. */
export const resolveDialect = ({ host, resources }: Definitions) => {
  const written = host?.dialect;
  if (written === undefined && !resources.some(differs)) return null;
  const { root = null, methods = {}, paging = {}, sort, range = {}, search = "q", several = "json" } = written ?? {};
  const { begin = "_begin", end = "_end", min = "_min", max = "_max" } = range;
  return {
    root,
    methods: Object.fromEntries(
      Object.entries(methods).flatMap(([verb, method]) => (method === undefined ? [] : [[verb, method]])),
    ),
    answer: answerOf(written ?? {}),
    paging: pagingOf(paging),
    sort: sortOf(sort),
    range: { begin, end, min, max },
    search,
    empty: written?.empty ?? ("zero" as const),
    several,
    credentials: credentialsOf(written?.credentials),
    password: written?.password ?? "hashed",
    refusals: written?.refusals ?? {},
  };
};

export const wireNameOf = (name: string, { wire }: Pick<FieldDefinition, "wire">, isCamel: boolean): string =>
  wire ?? (isCamel ? toCamelCase(name) : name);

/** Whether the field holds numbers, or a list of them. */
export const isNumeric = (field: FieldDefinition, lookup: Lookup): boolean => {
  const [options, held] = [lookup.linked(field), lookup.facts(field)?.holds(lookup.linked(field))];
  return held === "number" || (held === "other" && options.type === "number");
};

/** Undefined if the platform writes the field as in the specification. */
const formOf = (field: FieldDefinition, place: string, lookup: Lookup): ValueForm | undefined => {
  const { except = {}, ...common } = lookup.definitions.host?.dialect?.values ?? {};
  const { time, flag, number, json } = { ...common, ...except[place] };
  const facts = lookup.facts(field);
  if (facts?.written === "flag") return flag && { flag };
  if (facts?.written === "json") return json === "object" ? { json } : undefined;
  if (facts?.written === "time" && time !== undefined && time !== "s") return { time };
  return number === "text" && isNumeric(field, lookup) ? { number } : undefined;
};

const namesIn = (fields: ReadonlyMap<string, FieldDefinition>, place: string, lookup: Lookup): WireNames => {
  const isCamel = lookup.definitions.host?.dialect?.names === "camel";
  return Object.fromEntries(
    [...fields].flatMap(([name, field]): [string, WireNames[string]][] => {
      const here = `${place}.${name}`;
      const [as, of, form] = [
        wireNameOf(name, field, isCamel),
        namesIn(field.of, here, lookup),
        formOf(field, here, lookup),
      ];
      if (form !== undefined) return [[name, [as, of, form]]];
      if (Object.keys(of).length > 0) return [[name, [as, of]]];
      return as === name ? [] : [[name, as]];
    }),
  );
};

/** The fields of a definition. Its key has the name from host.yaml. */
export const wireFieldsOf = (definition: Definition, { keyOf, definitions }: Lookup): Definition["fields"] => {
  const wire = definitions.host?.dialect?.keys?.[definition.name];
  const key = keyOf(definition) ?? "";
  const field = definition.fields.get(key);
  return wire === undefined || field === undefined
    ? definition.fields
    : new Map([...definition.fields, [key, { ...field, wire }]]);
};

/** How the fields of a definition, and the parameters that its calls describe, are named and written on the wire. */
export const wireNamesOf = (definition: Definition, lookup: Lookup): WireNames => {
  const { name, calls } = definition;
  const described = [...calls.values()].map(({ own }) => namesIn(own, name, lookup));
  return Object.assign({}, ...described, namesIn(wireFieldsOf(definition, lookup), name, lookup));
};

/** The wire field with the child rows of a row. Null without a dialect, and for records that are not a tree. */
export const wireTreeOf = ({ name, tree }: Definition, { definitions }: Lookup): CallForm["tree"] | null => {
  const children = definitions.host?.dialect?.children?.[name];
  return tree === undefined || resolveDialect(definitions) === null
    ? null
    : { parent: tree.parent, ...(children !== undefined && { children }) };
};
