// What other definitions need to know of a definition. When a definition has not changed since the last run, this is enough to
// check and resolve the others.
import { isObject } from "../definition/part";
import type { CallDefinition, Definition, FieldDefinition, WrittenJson } from "../definition/Definition";
import type { Links } from "./Links";
import { titleOf } from "./resolveTitle";
import { ownerFieldOf } from "./scope";

/** `takes`: the parameters that the call describes. `paging`: the menu list of a host is read with it. */
type CallSeen = readonly [
  name: string,
  path: string | null,
  constants: WrittenJson,
  style: CallDefinition["call"] | null,
  takes: readonly string[],
  paging: CallDefinition["paging"] | null,
];

export interface Seen extends Pick<
  Definition,
  | "file"
  | "section"
  | "name"
  | "label"
  | "access"
  | "call"
  | "key"
  | "title"
  | "scope"
  | "tree"
  | "extensions"
  | "store"
> {
  readonly calls: readonly CallSeen[];
  readonly fields: readonly string[];
  /** Those of its fields that only some platforms have. */
  readonly further: readonly string[];
  /** Its key. References to it have the type of this field. */
  readonly keyField: readonly [name: string, kind: string, options: Readonly<Record<string, WrittenJson>>] | null;
  /** The field of its scope and the resource it refers to. Other resources find their owner through it. */
  readonly ownerField: readonly [name: string, kind: string, options: Readonly<Record<string, WrittenJson>>] | null;
  readonly related: readonly { readonly resource: string; readonly target: string; readonly source: string }[];
  /** Other resources whose calls or fields its own fields name: the call of a picker, or what a role restricts. */
  readonly leans: readonly string[];
}

const leansOf = ({ fields }: Definition): readonly string[] =>
  [...fields.values()].flatMap(({ options: { pick, to, restricts } }) => [
    ...(pick === undefined ? [] : [String(to)]),
    ...Object.keys(typeof restricts === "object" && restricts !== null ? restricts : {}),
  ]);

const facing = (definition: Definition, name: string | null): Seen["keyField"] => {
  const field = name === null ? undefined : definition.fields.get(name);
  return name === null || field === undefined ? null : [name, field.kind, field.options];
};

export const seenOf = (definition: Definition, links: Links): Seen => ({
  file: definition.file,
  section: definition.section,
  name: definition.name,
  label: definition.label,
  access: definition.access,
  call: definition.call,
  title: definition.title ?? titleOf(definition, links, links.keyOf(definition) ?? ""),
  key: definition.key,
  ...(definition.store === undefined ? {} : { store: definition.store }),
  ...(definition.extensions === undefined ? {} : { extensions: definition.extensions }),
  calls: [...definition.calls].map(([name, { path, constants, call, own, paging }]) => [
    name,
    path ?? null,
    constants ?? {},
    call ?? null,
    [...own.keys()],
    paging ?? null,
  ]),
  fields: [...definition.fields.keys()],
  further: [...definition.fields].flatMap(([name, { further }]) => (further === true ? [name] : [])),
  scope: definition.scope,
  tree: definition.tree,
  keyField: facing(definition, links.keyOf(definition)),
  ownerField: facing(definition, ownerFieldOf(definition)),
  related: definition.views?.show?.related ?? [],
  leans: leansOf(definition),
});

/** Represents a field of which only the name is known. */
const NAMED: FieldDefinition = { kind: "", options: {}, of: new Map(), sound: true };

/** A definition that has only what other definitions need to know of it. */
export const definitionOf = ({
  calls,
  fields,
  further,
  keyField,
  ownerField,
  related,
  leans: _leans,
  ...rest
}: Seen): Definition => ({
  ...rest,
  resource: rest.name,
  calls: new Map(
    calls.map(([name, path, constants, style, takes, paging]) => [
      name,
      {
        name,
        own: new Map(takes.map((parameter) => [parameter, NAMED])),
        constants: isObject<WrittenJson>(constants) ? constants : {},
        ...(path === null ? {} : { path }),
        ...(style === null ? {} : { call: style }),
        ...(paging === null ? {} : { paging }),
      },
    ]),
  ),
  fields: new Map(
    fields.map((name) => {
      const known = [keyField, ownerField].find((field) => field?.[0] === name);
      const [, kind, options] = known ?? ["", NAMED.kind, NAMED.options];
      return [name, { kind, options, further: further.includes(name), of: NAMED.of, sound: true }];
    }),
  ),
  views: { show: { related: [...related] } },
  sound: true,
});

/** What also matters to definitions that do not name this one. */
const felt = ({ access, calls, key, keyField, scope, ownerField, related, store }: Seen): string =>
  JSON.stringify([access, calls.some(([name]) => name === "list"), key, keyField, scope, ownerField, related, store]);

/** Which definitions must be loaded because one has changed: all, or those that name its fields. */
export const reachOf = (before: Seen, after: Seen): "all" | ((other: Seen) => boolean) => {
  if (felt(before) !== felt(after)) return "all";
  const named = ({ fields, further, calls, extensions }: Seen) =>
    JSON.stringify([fields, further, calls.map(([name]) => name), extensions]);
  const same = named(before) === named(after);
  return ({ related, leans }) =>
    !same && (related.some(({ resource }) => resource === after.name) || leans.includes(after.name));
};
