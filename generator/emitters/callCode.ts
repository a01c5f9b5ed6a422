import { kindOf } from "../kinds/registry";
import type { CallModel, CallStyle, FieldModel, ResourceModel } from "../model/Model";
import { call, type Code, type Entry, imported, importedType, literal, member, object, shape } from "../printing";
import { type Catalog, fieldsOf } from "./Catalog";
import { addFields, setFields } from "./fieldSets";
import { partOf } from "./places";
import { typeCode } from "./typeCode";
import { unless } from "./unless";

const WORDS = { legacy: "legacy", bearer: "bearer", "bearer-at": "bearerAt", rest: "rest" } satisfies Record<
  CallStyle,
  string
>;

const coercions = (fields: readonly FieldModel[]): Code =>
  object(fields.map((field) => [field.name, literal(kindOf(field.kind).wire(field))]));

const optionEntries = (resource: ResourceModel, of: CallModel): readonly Entry[] => {
  const paging = of.verb === "list" ? unless("page_index", "paging", of.paging) : [];
  const version = of.style === "legacy" ? unless("1.0.1", "apiVersion", of.apiVersion) : [];
  const constants: readonly Entry[] =
    Object.keys(of.constants).length > 0 ? [["constants", literal(of.constants)]] : [];
  const named = of.verb === "get" || of.verb === "del" || resource.key === "id";
  return [...paging, ...version, ...constants, ...(named ? [] : [["key", literal(resource.key)] as const])];
};

const typed = (resource: ResourceModel, catalog: Catalog, of: CallModel): readonly Code[] => {
  const params = of.params.map((field) => [field.name, typeCode(catalog, kindOf(field.kind).type(field))] as const);
  if (of.verb === "action") return params.length > 0 ? [shape(params)] : [];
  return of.verb === "del" ? [] : [importedType(resource.names.pascal, partOf(resource, "schema"))];
};

/** The key that get and del ask by: `id` where nothing is said. */
const keyed = (resource: ResourceModel, of: CallModel): readonly Code[] =>
  resource.key === "id" && optionEntries(resource, of).length === 0 ? [] : [literal(resource.key)];

const sent = (resource: ResourceModel, of: CallModel): readonly Code[] => {
  switch (of.verb) {
    case "list":
      return [];
    case "get":
      return of.params.length > 0 ? [coercions(of.params)] : keyed(resource, of);
    case "add":
      return [coercions(addFields(resource))];
    case "set":
      return [coercions([...fieldsOf(resource, [resource.key]), ...setFields(resource)])];
    case "del":
      return keyed(resource, of);
    case "action":
      return [coercions(of.params)];
  }
};

/** `bearer.set<Cron>("/v2/user/admin/cron/set", { id: "integer" })` */
export const callCode = (resource: ResourceModel, catalog: Catalog, of: CallModel): Code => {
  const options = optionEntries(resource, of);
  const word = of.verb === "action" ? "call" : of.verb;
  return call(
    member(imported(WORDS[of.style], "pilothouse/wire"), word),
    [
      ...(of.verb === "action" ? [literal(of.name)] : []),
      literal(of.path),
      ...sent(resource, of),
      ...(options.length > 0 ? [object(options)] : []),
    ],
    typed(resource, catalog, of),
  );
};
