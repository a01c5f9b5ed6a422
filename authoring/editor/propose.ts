// Adds to a schema the names of the console, which editors propose. Other values stay allowed.
import type { SchemaName } from "../../generator/layout";
import type { ConsoleNames, NamesByKind } from "./names";
import { FIELD, isSchema, subschemasOf, type SchemaPath, type Schema, defsOf, THEN, valueSchemasOf } from "./Schema";
import { exactTextSchema } from "./schemas";

/** By sort of name and by file: the places that have such names. See proposals.yaml. */
export type Proposals = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** Answers the sort of name at a place, in its text or in the keys of its map. */
type SortAt = (place: SchemaPath, isKey: boolean) => string | undefined;

const KEYS = "{}";

const sortsOf = (proposals: Proposals, file: SchemaName): SortAt => {
  const known = Object.entries(proposals).flatMap(([sort, places]) =>
    (places[file] ?? []).map((place) => ({
      sort,
      isKey: place.endsWith(KEYS),
      at: place.replace(KEYS, "").split("."),
    })),
  );
  return (place, isKey) =>
    known.find(
      (one) =>
        one.isKey === isKey &&
        one.at.length === place.length &&
        one.at.every((name, index) => name === "*" || name === place[index]),
    )?.sort;
};

const refTo = (scope: string, sort: string): Schema => ({ $ref: `#/$defs/${scope}.${sort}` });

/** The parts of `schema` at places with names, which refer to `<scope>.<sort>` in `$defs`. Null if there are none. */
const placesIn = (
  schema: Schema,
  place: SchemaPath,
  root: Schema,
  refAt: (...at: Parameters<SortAt>) => Schema | null,
) => {
  const below = (one: Schema, at: SchemaPath): Schema | null => {
    const name = one.$ref?.split("/").at(-1);
    if (name === FIELD) return refAt([FIELD], false);
    const shared = name === undefined ? one : root.$defs?.[name];
    // zod names the schema of any JSON like this. It contains itself.
    if (!isSchema(shared) || name?.startsWith("__") === true) return null;
    if (shared.anyOf !== undefined) {
      const some = shared.anyOf.flatMap((option): readonly Schema[] =>
        [isSchema(option) ? below(option, at) : null].filter(isSchema),
      );
      return some.length === 0 ? null : { anyOf: [...some, {}] };
    }
    if (shared.type === "string") return refAt(at, false);
    const items = isSchema(shared.items) ? below(shared.items, at) : null;
    if (items !== null) return { items };
    if (shared.type !== "object") return null;
    const found = valueSchemasOf(shared, at).flatMap(([value, inside]) => {
      const names = below(value, inside);
      return names === null ? [] : [[inside.at(-1) ?? "", names] as const];
    });
    const values = found.find(([key]) => key === "*")?.[1];
    const keys = isSchema(shared.additionalProperties) ? refAt(at, true) : null;
    const known = found.filter(([key]) => key !== "*").map(([key, names]) => [key, { ...names, doNotSuggest: true }]);
    const cases = subschemasOf({ allOf: shared.allOf ?? [] }, at).flatMap(([part, inside], index) => {
      const names = below(part, inside);
      const condition = shared.allOf?.[index];
      return names === null || !isSchema(condition) ? [] : [{ if: condition.if ?? {}, [THEN]: names }];
    });
    if (found.length === 0 && keys === null && cases.length === 0) return null;
    return {
      type: "object",
      ...(keys === null ? {} : { propertyNames: keys }),
      ...(known.length === 0 ? {} : { properties: Object.fromEntries(known) }),
      ...(values === undefined ? {} : { additionalProperties: values }),
      ...(cases.length === 0 ? {} : { allOf: cases }),
    };
  };
  return below(schema, place);
};

/** Stands for the resource of a definition. No name has a capital letter. */
const OWN = "Own";
const ALL = "All";

const listed = (scope: string, names: NamesByKind): Readonly<Record<string, Schema>> =>
  Object.fromEntries(
    Object.entries(names).map(([sort, some]) => [
      `${scope}.${sort}`,
      some.length === 0 ? {} : { anyOf: [{ enum: [...new Set(some)] }, {}] },
    ]),
  );

const named = (schema: Schema, name: string): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll(`#/$defs/${OWN}.`, `#/$defs/${name}.`));

/** The schema of a file, with the names of the console. */
export const addProposals = (file: SchemaName, schema: Schema, proposals: Proposals, names: ConsoleNames): Schema => {
  const sortAt = sortsOf(proposals, file);
  const isOfAll = (sort: string): boolean => Object.hasOwn(names.all, sort);
  const find = (scope: string) => (place: SchemaPath, isKey: boolean) => {
    if (place[0] === FIELD) return refTo(scope, FIELD + KEYS);
    const sort = sortAt(place, isKey);
    if (sort === undefined || isOfAll(sort) !== (scope === ALL)) return null;
    if (file === "definition" || scope === ALL) return refTo(scope, sort);
    const resource = names.parts[(place[0] === "identity" ? place[1] : place[0]) ?? ""];
    return resource === undefined ? null : refTo(resource, sort);
  };
  const partsFor = (scope: string): readonly Schema[] =>
    [[schema, []] as const, ...defsOf(schema).filter(([, place]) => place[0] === "fields")].map(
      ([part, place]) => placesIn(part, place, schema, find(scope)) ?? {},
    );
  const [all = {}, allFields = {}] = partsFor(ALL);
  const [own = {}, ownFields = {}] = partsFor(OWN);
  const ofEach =
    file === "definition"
      ? Object.keys(names.own).map((name) => ({
          if: { properties: { resource: exactTextSchema(name) }, required: ["resource"] },
          [THEN]: named(own, name),
        }))
      : [own];
  const fields =
    file === "definition"
      ? {
          [`${ALL}.${FIELD}${KEYS}`]: allFields,
          ...Object.fromEntries(
            Object.keys(names.own).map((name) => [`${name}.${FIELD}${KEYS}`, named(ownFields, name)]),
          ),
        }
      : {};
  const added = [all, ...ofEach].filter((one) => Object.keys(one).length > 0);
  if (added.length === 0) return schema;
  const used = new Set([...JSON.stringify([added, fields]).matchAll(/#\/\$defs\/([^"]+)/g)].map(([, name]) => name));
  const lists = [listed(ALL, names.all), ...Object.entries(names.own).map(([name, some]) => listed(name, some))];
  return {
    ...schema,
    allOf: [...(schema.allOf ?? []), ...added],
    $defs: {
      ...schema.$defs,
      ...fields,
      ...Object.fromEntries(lists.flatMap(Object.entries<Schema>).filter(([name]) => used.has(name))),
    },
  };
};
