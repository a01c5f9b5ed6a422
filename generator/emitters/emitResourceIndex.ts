import { derivationsOf } from "../model/derivation";
import { kindOf } from "../kinds/registry";
import { endTimeField, ownerReferenceCode } from "./actionCode";
import type { FieldModel, ResourceModel } from "../model/Model";
import { distinguishingFields } from "../model/telling";
import { array, lazyMember, literal, object, specifier, table } from "../printing";
import type { Entry, GeneratedFile } from "../printing";
import { folderOf, type GeneratedView, viewModule, viewName } from "./places";
import { dataEntry, entryUnlessDefault, titlesEntry } from "./entries";
import { type Catalog, fieldsNamed } from "./Catalog";
import { addFields, withNested } from "./fieldSets";
import { constantValues } from "./heldCode";
import { typedFile, wordsCode } from "./valueCode";

const VIEWS = [
  ["list", "List"],
  ["show", "Show"],
  ["create", "Create"],
  ["edit", "Edit"],
] as const satisfies readonly (readonly [keyof ResourceModel["views"]["has"], GeneratedView])[];

/** The field with the owner of a record. If a record has its owner through another one, the console does not know it. */
const ownerOf = ({ scope }: ResourceModel): string | null =>
  scope?.is === "owned" && scope.steps.length === 1 ? scope.steps[0].field : null;

/** Calls that not everybody with the right may make. */
const writersEntry = ({ calls }: ResourceModel): readonly Entry[] =>
  dataEntry(
    "writers",
    Object.fromEntries(calls.flatMap(({ name, writer }) => (writer === null ? [] : [[name, writer] as const]))),
  );

/** The facts of a record for dialogs about it, if the resource has such dialogs. */
const factsEntry = ({ calls, views, transitions }: ResourceModel): readonly Entry[] => {
  const asks =
    transitions.length > 0 ||
    calls.some(({ verb, on, name }) => name === "del" || (verb === "action" && on !== "none"));
  const { facts } = views.show.head;
  return asks && views.has.show && facts.length > 0 ? [["facts", literal(facts)]] : [];
};

/**
 * How a record that cannot be deleted is taken out of use: a reversible transition from its success state to another
 * state. A state that can be entered only once is a final result, so it does not count.
 */
const offEntry = (resource: ResourceModel, catalog: Catalog): readonly Entry[] => {
  const { calls, transitions, fields } = resource;
  if (!["set", "del"].every((verb) => calls.some((call) => call.verb === verb))) return [];
  for (const { field, from, to } of transitions) {
    const of = String(fields.find(({ name }) => name === field)?.options.enum ?? "");
    const isGood = (value: unknown) =>
      catalog.enumOf(of).values.some((one) => one.value === value && one.color === "success");
    const back = transitions.filter((move) => move.field === field && move.to.includes(from)).map((move) => move.from);
    const [off] = to.filter((value) => back.includes(value) && !isGood(value));
    if (!isGood(from) || off === undefined) continue;
    const { code } = constantValues(catalog, resource);
    const named = { field: literal(field), of: literal(of), from: code(field, from), to: code(field, off) };
    return [["off", object(Object.entries(named))]];
  }
  return [];
};

/**
 * Fields that a copy of a record leaves out: secrets, states with transitions, fields with a `writer`, and unique values. A
 * reference may be unique together with others, which then differ.
 */
const ownEntry = (resource: ResourceModel): readonly Entry[] => {
  if (!resource.views.has.create) return [];
  const { unique, transitions } = resource;
  const groups = unique.map(({ fields }) => fields);
  const states = new Set(transitions.map(({ field }) => field));
  const isUnique = (field: FieldModel): boolean =>
    groups.some(
      (names) =>
        names.includes(field.name) &&
        (names.length === 1 || kindOf(field.kind).schema(field).builder !== "referenceTo"),
    );
  const names = addFields(resource)
    .filter(
      (field) =>
        isUnique(field) ||
        states.has(field.name) ||
        field.writer !== null ||
        withNested(field).some(({ kind }) => kindOf(kind).secret === true),
    )
    .map(({ name }) => name);
  return names.length > 0 ? [["own", literal(names)]] : [];
};

/** The reference that leads to the owner, if the record itself does not name it. */
const wayToOwner = ({ scope }: ResourceModel): string | null =>
  scope?.is === "owned" && scope.steps.length > 1 ? scope.steps[0].field : null;

/** The fields that a search covers in addition to the names. */
const searchEntry = (resource: ResourceModel): readonly Entry[] => {
  const fields = fieldsNamed(resource, resource.search).map((field) => {
    const { area } = field.options;
    const as = kindOf(field).searched?.(field.options) ?? "text";
    return { source: field.name, as, ...(as === "phone" && typeof area === "string" ? { area } : {}) };
  });
  return fields.length > 0 ? [["search", literal(fields)]] : [];
};

const keyTypeOf = ({ fields, key }: ResourceModel): "number" | "string" =>
  fields.some((field) => field.name === key && kindOf(field.kind).wire(field) === "text") ? "string" : "number";

/** `index.ts`: the resource as an object. Its parts are loaded when they are first needed. */
export const emitResourceIndex = (resource: ResourceModel, catalog: Catalog): GeneratedFile => {
  const { camel } = resource.names;
  const path = `${folderOf(resource)}/index`;
  const views = VIEWS.filter(([key]) => resource.views.has[key]).map(([key, view]): Entry => {
    const module = specifier(path, viewModule(resource, view));
    return [key, lazyMember(module, viewName(resource, view), "default")];
  });
  const further = resource.fields.filter((field) => field.further).map(({ name }) => name);
  const { code, byField } = constantValues(catalog, resource);
  const derived = resource.fields.flatMap((field): readonly Entry[] => {
    const derive = derivationsOf(field).map(({ value, when }) =>
      object(Object.entries({ value: code(field.name, value), when: byField(when) })),
    );
    return derive.length === 0 ? [] : [[field.name, array(derive)]];
  });
  const personal = resource.fields.filter((field) => field.personal === "masked").map(({ name }) => name);
  const telling = distinguishingFields(resource);
  const passes = ownerReferenceCode(resource, catalog);
  const value = table([
    ["name", literal(resource.name)],
    ["section", literal(resource.section)],
    ["path", literal(resource.path)],
    ["key", literal(resource.key)],
    ...entryUnlessDefault("number", "keyType", keyTypeOf(resource)),
    ["title", literal(resource.title)],
    ...titlesEntry(resource),
    ...entryUnlessDefault("bearer", "style", resource.style),
    ...entryUnlessDefault(null, "parent", resource.tree?.parent ?? null),
    ["access", literal(resource.access)],
    ...(resource.extensions.length > 0 ? [["extensions", literal(resource.extensions)] as const] : []),
    ...(further.length > 0 ? [["further", literal(further)] as const] : []),
    ...(derived.length > 0 ? [["derived", object(derived)] as const] : []),
    ...searchEntry(resource),
    ...(personal.length > 0 ? [["personal", literal(personal)] as const] : []),
    ...(resource.person?.is === "itself" ? [["isPerson", literal(true)] as const] : []),
    ...factsEntry(resource),
    ...entryUnlessDefault(null, "ends", endTimeField(resource, catalog)),
    ...(passes === null ? [] : [["passes", passes] as const]),
    ...offEntry(resource, catalog),
    ...(telling.length > 0 ? [["telling", literal(telling)] as const] : []),
    ...ownEntry(resource),
    ...(resource.calls.some(({ verb }) => verb === "get") ? [["opened", literal(true)] as const] : []),
    ...(resource.within === null ? [] : [["within", literal({ ...resource.within })] as const]),
    ...entryUnlessDefault(null, "owner", ownerOf(resource)),
    ...entryUnlessDefault(null, "through", wayToOwner(resource)),
    ...writersEntry(resource),
    ["words", wordsCode(camel)],
    ["calls", lazyMember(`./${camel}.calls`, `${camel}Calls`)],
    ["schema", lazyMember(`./${camel}.schema`, `${camel}Row`, "row")],
    ["views", table(views)],
  ]);
  return typedFile(path, resource.file, camel, "ResourceProps", value);
};
