// Makes the Model from definitions without problems, and fills in all defaults.
import type { EnumDefinition } from "../definition/ConsoleDefinition";
import { resolveFeatures } from "./features";
import type { Definition } from "../definition/Definition";
import { enumValueName } from "../definition/names";
import type { Definitions } from "../definition/readDefinitions";
import type { Lookup } from "./Lookup";
import type { EnumModel, Model, ResourceModel } from "./Model";
import type { UniqueModel } from "./WithinModel";
import type { AskModel, ReactionModel, TransitionModel } from "./TransitionModel";
import { toCamelCase, toPascalCase } from "./names";
import { overridesOf } from "./Overrides";
import { pluralOf } from "./plural";
import { resolveAccess } from "./resolveAccess";
import { resolveCall } from "./resolveCall";
import { wireNamesOf, wireTreeOf } from "./resolveDialect";
import { resolveConsole } from "./resolveConsole";
import { resolveHost } from "./resolveHost";
import { resolveIdentity } from "./resolveIdentity";
import { resolveField } from "./resolveField";
import { resolveExporting, resolveImporting } from "./resolveTasks";
import { titleOf, titlesOf } from "./resolveTitle";
import { resolveViews } from "./resolveViews";
import { endingOf } from "./checkEnding";
import { resolvePassing } from "./checkPassing";
import { resolvePerson } from "./checkPersonal";
import { partitionModelOf } from "./partitionModelOf";
import { resolveScope, uniqueFieldNames } from "./scope";
import { uniqueWithinOf } from "./within";
import { type ResolveText, createResolveText, synonymsOf, type ToTraditional } from "./resolveWords";

const DEMO_ROWS = 20;

interface Place {
  /** Null if the resource has no screen. */
  readonly path: string | null;
  readonly menu: string | null;
}
const NOWHERE: Place = { path: null, menu: null };

interface Surroundings {
  readonly lookup: Lookup;
  readonly speak: ResolveText;
  readonly places: ReadonlyMap<string, Place>;
  /** Resources that the Show of another resource lists. */
  readonly related: ReadonlySet<string>;
  readonly overrides: ReadonlySet<string>;
}

const isNumeric = (definition: Definition, lookup: Lookup, field: string): boolean => {
  const found = definition.fields.get(field);
  return found !== undefined && lookup.facts(found)?.holds(lookup.linked(found)) === "number";
};

/** The keys of a map are texts. Values of a number enumeration are converted back to numbers. */
const transitionsOf = (definition: Definition, lookup: Lookup): TransitionModel[] =>
  Object.entries(definition.transitions ?? {}).flatMap(([field, moves]) => {
    const numeric = isNumeric(definition, lookup, field);
    return Object.entries(moves).map(([from, to]) => ({ field, from: numeric ? Number(from) : from, to }));
  });

const asksOf = (definition: Definition, lookup: Lookup): AskModel[] =>
  Object.entries(definition.asks ?? {}).flatMap(([field, states]) => {
    const numeric = isNumeric(definition, lookup, field);
    return Object.entries(states).map(([state, names]) => ({ field, state: numeric ? Number(state) : state, names }));
  });

const reactionsOf = ({ name, reactions = {} }: Definition, speak: ResolveText): ReactionModel[] =>
  Object.entries(reactions).map(([one, { when, mail, webhook = null, job = null }]) => {
    const message = mail && { to: mail.to, title: speak(mail.title, name), text: speak(mail.text, name) };
    return { name: one, when, mail: message ?? null, webhook, job };
  });

const resolveUnique = (
  written: NonNullable<Definition["unique"]>[number],
  scope: ResourceModel["scope"],
): UniqueModel => {
  const fields = uniqueFieldNames(written);
  const isOfAll = typeof written === "object" && "all" in written;
  const owner = isOfAll || scope?.is !== "owned" ? fields : [scope.steps[0].field];
  return { fields, together: [...new Set([...owner, ...fields])] };
};

/** References to records that only one record may refer to: `owner.room_id`. */
const aloneOf = ({ name, fields }: Definition, unique: readonly UniqueModel[]): ReadonlyMap<string, string> =>
  new Map(
    unique.flatMap(({ together: [field = "", ...others] }) =>
      others.length === 0 && fields.get(field)?.kind === "reference" ? [[field, `${name}.${field}`] as const] : [],
    ),
  );

const resolveResource = (definition: Definition, surroundings: Surroundings): ResourceModel => {
  const { lookup, speak, places, related, overrides } = surroundings;
  const { name, section, file, tree, demo } = definition;
  const key = lookup.keyOf(definition) ?? "";
  const conditions = new Map(
    definition.views?.form?.flatMap(({ fields: held, when }) =>
      when === undefined ? [] : held.map((field) => [field, when] as const),
    ),
  );
  const scope = resolveScope(definition, lookup);
  const unique = (definition.unique ?? []).map((written) => resolveUnique(written, scope));
  const alone = aloneOf(definition, unique);
  const resolving = { lookup, speak, key, filtered: new Set(definition.views?.list?.filters), alone, conditions };
  const fields = [...definition.fields].map(([field, written]) => resolveField(field, written, resolving));
  const { path, menu } = places.get(name) ?? NOWHERE;
  const reachable = path !== null || related.has(name);
  const title = titleOf(definition, lookup, key);
  const views = resolveViews(
    { definition, lookup, speak, key, title, fields },
    reachable,
    overridesOf(definition, overrides, lookup.definitions.console.features),
  );
  const reads = definition.calls.has("list") || definition.calls.has("get");
  return {
    name,
    section,
    file,
    names: { pascal: toPascalCase(name), camel: toCamelCase(name) },
    label: speak(definition.label, name),
    plural: pluralOf(definition, speak),
    key,
    title,
    titles: titlesOf(definition),
    style: definition.call ?? "bearer",
    path,
    access: resolveAccess(definition, lookup, menu, views.list.exports),
    calls: [...definition.calls.values()].map((call) => resolveCall(call, definition, fields, resolving)),
    wireNames: wireNamesOf(definition, lookup),
    wireTree: wireTreeOf(definition, lookup) ?? null,
    fields,
    scope,
    person: resolvePerson(definition, lookup),
    ending: endingOf(definition, speak),
    passing: resolvePassing(definition),
    search: definition.search ?? [],
    store: partitionModelOf(definition),
    asked: views.has.list && tree === undefined,
    tree: tree === undefined ? null : { parent: tree.parent, order: tree.order ?? null },
    transitions: transitionsOf(definition, lookup),
    asks: asksOf(definition, lookup),
    questions: Object.fromEntries(
      Object.entries(definition.questions ?? {}).flatMap(([field, states]) =>
        Object.entries(states).map(([state, words]) => [`${field}.${state}`, speak(words, name)]),
      ),
    ),
    reactions: reactionsOf(definition, speak),
    extensions: definition.extensions ?? [],
    unique,
    within: uniqueWithinOf(definition, lookup),
    views,
    importing: resolveImporting(definition, lookup, key),
    exporting: resolveExporting(definition, lookup, views),
    demo: { rows: demo?.rows ?? (reads ? DEMO_ROWS : 0), given: demo?.given ?? [] },
  };
};

const resolveEnum = ({ name, type, values }: EnumDefinition, speak: ResolveText): EnumModel => ({
  name,
  identifier: toCamelCase(name),
  type,
  values: [...values].map(([value, written]) => ({
    value,
    name: enumValueName(value, written.name) ?? String(value),
    label: speak(written, String(value)),
    color: written.color ?? "default",
    act: written.act === undefined ? null : speak(written.act, String(value)),
    also: synonymsOf(speak, written.also),
    danger: written.danger ?? written.color === "error",
  })),
});

const freeze = <T>(value: T): T => {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const held of Object.values(value)) freeze(held);
  }
  return value;
};

/** Whether none of its calls is in the specification of the platform. */
const isExtension = ({ calls, extensions }: Definition): boolean =>
  extensions !== undefined && [...calls.keys()].every((name) => extensions.includes(name));

/** `written`: paths of hand-written files from the root, as in Sources. */
export const resolveModel = (
  definitions: Definitions,
  lookup: Lookup,
  written: readonly string[],
  toTraditional: ToTraditional,
): Model => {
  const speak = createResolveText(toTraditional);
  const { sections, menus, titles, pageTitles } = resolveConsole(
    definitions.console,
    speak,
    new Set(definitions.resources.filter(isExtension).map(({ name }) => name)),
  );
  const places = new Map<string, Place>();
  for (const { screens } of sections)
    for (const { path, menu, resources } of screens)
      for (const [index, name] of resources.entries())
        places.set(name, { path: index === 0 ? path : `${path}/${name}`, menu });
  const related = new Set(
    definitions.resources.flatMap(({ views }) => (views?.show?.related ?? []).map(({ resource }) => resource)),
  );
  const surroundings = { lookup, speak, places, related, overrides: new Set(written) };
  const features = resolveFeatures(definitions, written);
  return freeze({
    features,
    sections,
    resources: definitions.resources.map((definition) => resolveResource(definition, surroundings)),
    ...resolveIdentity(lookup),
    host: resolveHost(
      lookup,
      features.flatMap(({ serves }) => serves),
    ),
    enums: [...definitions.enums.enums.values()].map((one) => resolveEnum(one, speak)),
    errors: definitions.errors.map(({ code, context, words }) => ({
      code,
      context,
      message: speak(words, String(code)),
    })),
    samples: definitions.samples,
    menus,
    titles,
    pageTitles,
  });
};
