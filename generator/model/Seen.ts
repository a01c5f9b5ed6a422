// What others see of a definition: enough to judge and resolve every definition but its own. A run that finds a definition
// as the last one left it works with this alone.
import type { CallDefinition, Definition, FieldDefinition, WrittenJson } from "../definition/Definition";
import type { Links } from "./Links";
import { titleOf } from "./resolveTitle";
import { ownerFieldOf } from "./scope";

/** `takes`: parameters it describes itself. */
type CallSeen = readonly [
  name: string,
  path: string | null,
  constants: WrittenJson,
  style: CallDefinition["call"] | null,
  takes: readonly string[],
];

export interface Seen extends Pick<
  Definition,
  "file" | "section" | "name" | "label" | "access" | "call" | "key" | "title" | "scope" | "tree"
> {
  readonly calls: readonly CallSeen[];
  readonly fields: readonly string[];
  /** Its key, whose type references to it take. */
  readonly keyField: readonly [name: string, kind: string, options: Readonly<Record<string, WrittenJson>>] | null;
  /** The field its scope names and the resource that leads to: others find their owner through it. */
  readonly ownerField: readonly [name: string, kind: string, options: Readonly<Record<string, WrittenJson>>] | null;
  readonly related: readonly { readonly resource: string; readonly target: string; readonly source: string }[];
  /** Resources whose fields or calls its own fields name besides: a picker's call, what a list restricts. */
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
  calls: [...definition.calls].map(([name, { path, constants, call, own }]) => [
    name,
    path ?? null,
    constants ?? {},
    call ?? null,
    [...own.keys()],
  ]),
  fields: [...definition.fields.keys()],
  scope: definition.scope,
  tree: definition.tree,
  keyField: facing(definition, links.keyOf(definition)),
  ownerField: facing(definition, ownerFieldOf(definition)),
  related: definition.views?.show?.related ?? [],
  leans: leansOf(definition),
});

/** A field of which only the name is known. */
const NAMED: FieldDefinition = { kind: "", options: {}, of: new Map(), sound: true };

const isMap = (value: WrittenJson): value is Record<string, WrittenJson> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A definition that answers what others ask of it, and no more. */
export const definitionOf = ({
  calls,
  fields,
  keyField,
  ownerField,
  related,
  leans: _leans,
  ...rest
}: Seen): Definition => ({
  ...rest,
  resource: rest.name,
  calls: new Map(
    calls.map(([name, path, constants, style, takes]) => [
      name,
      {
        name,
        own: new Map(takes.map((parameter) => [parameter, NAMED])),
        constants: isMap(constants) ? constants : {},
        ...(path === null ? {} : { path }),
        ...(style === null ? {} : { call: style }),
      },
    ]),
  ),
  fields: new Map(
    fields.map((name) => {
      const known = [keyField, ownerField].find((field) => field?.[0] === name);
      if (!known) return [name, NAMED];
      const [, kind, options] = known;
      return [name, { kind, options, of: NAMED.of, sound: true }];
    }),
  ),
  views: { show: { related: [...related] } },
  sound: true,
});

/** What decides about definitions that do not name this one: menu keys of its own screen, types of references, routes below it, whose its rows are. */
const felt = ({ access, calls, key, keyField, scope, ownerField, related }: Seen): string =>
  JSON.stringify([access, calls.some(([name]) => name === "list"), key, keyField, scope, ownerField, related]);

/** The definitions to look at again because one became another: all, or those that name its fields. */
export const reachOf = (before: Seen, after: Seen): "all" | ((other: Seen) => boolean) => {
  if (felt(before) !== felt(after)) return "all";
  const named = ({ fields, calls }: Seen) => JSON.stringify([fields, calls.map(([name]) => name)]);
  const same = named(before) === named(after);
  return ({ related, leans }) =>
    !same && (related.some(({ resource }) => resource === after.name) || leans.includes(after.name));
};
