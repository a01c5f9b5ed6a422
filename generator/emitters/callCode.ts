import { kindOf } from "../kinds/registry";
import type { CallModel, CallStyle, FieldModel, ResourceModel } from "../model/Model";
import { call, identifier, imported, importedType, literal, lazyMember, member, object } from "../printing";
import type { Code, Entry } from "../printing";
import type { Catalog } from "./Catalog";
import { resourceModule } from "./places";
import { choiceCode } from "./valueCode";
import { dataEntry, entryUnlessDefault } from "./entries";

const WORDS: Readonly<Record<CallStyle, string>> = {
  legacy: "legacy",
  bearer: "bearer",
  "bearer-at": "bearerAt",
  rest: "rest",
};

/** `bearer`, or `styled("signed")` for a style of the console. */
const wordsCode = (style: CallStyle): Code => {
  const word = WORDS[style];
  return word === undefined
    ? call(imported("styled", "pilothouse/wire"), [literal(style)])
    : imported(word, "pilothouse/wire");
};

/** The name of the constant with wire names, in the same file; null if the resource has no such names. */
export const wireNamesConstant = ({ names, wireNames }: ResourceModel): string | null =>
  Object.keys(wireNames).length === 0 ? null : `${names.camel}Names`;

const formEntries = (resource: ResourceModel, { method, root, body, verb, reads }: CallModel): readonly Entry[] => {
  const names = wireNamesConstant(resource);
  const tree = verb === "list" || reads ? resource.wireTree : null;
  const form: readonly Entry[] = [
    ...entryUnlessDefault(null, "method", method),
    ...entryUnlessDefault(null, "root", root),
    ...entryUnlessDefault(null, "body", body),
    ...(names === null ? [] : [["names", identifier(names)] as const]),
    ...(tree === null ? [] : [["tree", literal(tree)] as const]),
  ];
  return form.length === 0 ? [] : [["form", object(form)]];
};

/** The types of parameters. For an enumeration, that includes its values. */
const declaredCode = (catalog: Catalog, fields: readonly FieldModel[]): Code =>
  object(
    fields.map((field) => {
      const { wire, enumeration } = kindOf(field.kind);
      const type = literal(wire(field));
      return [field.name, enumeration ? choiceCode(catalog, enumeration(field), wire(field)) : type];
    }),
  );

const coercions = (fields: readonly FieldModel[]): Code =>
  object(fields.map((field) => [field.name, literal(kindOf(field.kind).wire(field))]));

/** The fields of add and set are in the schema, which is loaded for the call. */
const schemaOf = ({ names }: ResourceModel, part: "Add" | "Set"): Code =>
  lazyMember(`./${names.camel}.schema`, `${names.camel}${part}`);

const optionEntries = (resource: ResourceModel, of: CallModel): readonly Entry[] => {
  const paging = of.verb === "list" ? entryUnlessDefault("page_index", "paging", of.paging) : [];
  const version = of.style === "legacy" ? entryUnlessDefault("1.0.1", "apiVersion", of.apiVersion) : [];
  const named = of.verb === "get" || of.verb === "del" || resource.key === "id";
  return [
    ...paging,
    ...version,
    ...dataEntry("constants", of.constants),
    ...(of.further.length > 0 ? [["further", literal(of.further)] as const] : []),
    ...(named ? [] : [["key", literal(resource.key)] as const]),
    ...formEntries(resource, of),
  ];
};

const typedCode = (resource: ResourceModel, of: CallModel): readonly Code[] =>
  of.verb === "action" || of.verb === "del"
    ? []
    : [importedType(resource.names.pascal, resourceModule(resource, "schema"))];

/** The key for get and del, unless it is `id`. */
const keyedCode = (resource: ResourceModel, of: CallModel): readonly Code[] =>
  resource.key === "id" && optionEntries(resource, of).length === 0 ? [] : [literal(resource.key)];

const sent = (resource: ResourceModel, catalog: Catalog, of: CallModel, options: readonly Entry[]): readonly Code[] => {
  switch (of.verb) {
    case "list":
      return [];
    case "get":
      return of.params.length > 0 ? [coercions(of.params)] : keyedCode(resource, of);
    case "add":
      return [schemaOf(resource, "Add")];
    case "set":
      return [schemaOf(resource, "Set")];
    case "del":
      return keyedCode(resource, of);
    case "action":
      return of.params.length > 0 || options.length > 0 ? [declaredCode(catalog, of.params)] : [];
  }
};

/** `bearer.set<Cron>("/v2/user/admin/cron/set", { id: "integer" })` */
export const callCode = (resource: ResourceModel, catalog: Catalog, of: CallModel): Code => {
  const options = optionEntries(resource, of);
  const word = of.verb === "action" ? "call" : of.verb;
  return call(
    member(wordsCode(of.style), word),
    [
      ...(of.verb === "action" ? [literal(of.name)] : []),
      literal(of.path),
      ...sent(resource, catalog, of, options),
      ...(options.length > 0 ? [object(options)] : []),
    ],
    typedCode(resource, of),
  );
};
