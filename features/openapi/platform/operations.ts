// The calls as operations of OpenAPI: parameters, answers, and who may make them. Calls with the same path are one
// operation, whose body has one of their schemas.
import { WHERE_LIMITS, MAX_SORT_KEYS, WHERE_PARAM, WHERE_ZONE_PARAM } from "pilothouse/schema";
import { kindOf } from "../../../generator";
import { LANGUAGES } from "../../../shared/schema/languages";
import type { FieldModel, Json, ResourceModel } from "../../../generator";
import type { DeclaredOperation } from "./DeclaredOperation";
import { sentencesOf } from "./descriptions";
import { fieldSchema, fieldsSchema, type SchemaContext } from "./fieldSchema";
import { type JsonPart, componentRef, mergeParts } from "./Json";
import { nameOfAddSchema, keyField, rowSchemaRef, nameOfSetSchema } from "./resourceSchemas";
import { documentText } from "./words";

export interface WriterContext extends SchemaContext {
  /** The largest page of a list. */
  readonly pageSize: number;
  /** The names in the envelope of legacy calls, from host.yaml; null without an envelope. */
  readonly envelope: { readonly token: string; readonly version: string } | null;
}

export const operationIdOf = ({ resource, call }: DeclaredOperation): string => `${resource.name}.${call.name}`;

const titleOf = ({ language }: SchemaContext, { resource, call }: DeclaredOperation): string =>
  `${call.verb === "list" ? resource.plural[language] : resource.label[language]}: ${call.label[language]}`;

/** A field as a filter: one or several values of its type. The limits of stored values do not apply to filters. */
const filterSchema = (speaking: SchemaContext, field: FieldModel): readonly (readonly [string, JsonPart])[] => {
  const one = fieldSchema(speaking, field, false);
  const { title, ...plain } = one;
  const several: JsonPart = mergeParts(title === undefined ? null : { title }, {
    anyOf: [plain, { type: "array", items: plain }],
  });
  const bounds = field.filter === "range" ? [`${field.name}_begin`, `${field.name}_end`] : [];
  return [[field.name, several], ...bounds.map((name): readonly [string, JsonPart] => [name, plain])];
};

const filters = (speaking: SchemaContext, { fields }: ResourceModel): JsonPart =>
  Object.fromEntries(
    fields
      .filter((field) => kindOf(field).storage(field) !== null && kindOf(field).secret !== true && !field.hidden)
      .filter((field) => kindOf(field).wire(field) !== "json" && field.of.length === 0)
      .flatMap((field) => filterSchema(speaking, field)),
  );

const sortable = ({ fields }: ResourceModel): readonly string[] =>
  fields.filter(({ sortable: isSortable, hidden }) => isSortable && !hidden).map(({ name }) => name);

/** One of these names, or several of them, separated by commas. */
const listPattern = (names: readonly string[]): string =>
  `^(${names.join("|")})(,(${names.join("|")})){0,${MAX_SORT_KEYS - 1}}$`;

const listParams = (writing: WriterContext, { resource, call }: DeclaredOperation): JsonPart => {
  const { language, pageSize } = writing;
  return {
    type: "object",
    properties: {
      [call.paging]: { type: "integer", minimum: 0, default: 1, description: documentText(language, "openapi.page") },
      page_size: { type: "integer", minimum: 0, maximum: pageSize, default: 10 },
      sort_field: {
        type: "string",
        pattern: listPattern(sortable(resource)),
        description: documentText(language, "openapi.sorts"),
      },
      sort_order: {
        type: "string",
        pattern: listPattern(["asc", "desc"]),
        description: documentText(language, "openapi.orders"),
      },
      q: { type: "string", description: documentText(language, "openapi.search") },
      [WHERE_PARAM]: {
        type: "string",
        maxLength: WHERE_LIMITS.characters,
        description: documentText(language, "openapi.where"),
      },
      [WHERE_ZONE_PARAM]: { type: "string", default: "UTC", description: documentText(language, "openapi.where_zone") },
      ...filters(writing, resource),
    },
  };
};

const keyParams = (speaking: SchemaContext, { resource, call }: DeclaredOperation): JsonPart => {
  const key = keyField(resource);
  const one = key === undefined ? {} : fieldSchema(speaking, key, false);
  const { readOnly: _, ...plain } = one;
  const value = call.verb === "del" ? { anyOf: [plain, { type: "array", items: plain }] } : plain;
  return { type: "object", properties: { [resource.key]: value }, required: [resource.key] };
};

/** The parameters of a call, except constants. */
const paramsSchema = (writing: WriterContext, declared: DeclaredOperation): JsonPart => {
  const { resource, call } = declared;
  if (call.verb === "list") return listParams(writing, declared);
  if (call.verb === "get" && call.params.length > 0) return fieldsSchema(writing, call.params, true);
  if (call.verb === "get" || call.verb === "del") return keyParams(writing, declared);
  if (call.verb === "add") return componentRef("schemas", nameOfAddSchema(resource));
  if (call.verb === "set") return componentRef("schemas", nameOfSetSchema(resource));
  return fieldsSchema(writing, call.params, true);
};

const withConstants = ({ call }: DeclaredOperation, params: JsonPart): JsonPart => {
  const constants = Object.entries(call.constants);
  if (constants.length === 0) return params;
  const fixed: JsonPart = {
    type: "object",
    properties: Object.fromEntries(constants.map(([name, value]) => [name, { const: value }])),
    required: constants.map(([name]) => name),
  };
  return { allOf: [params, fixed] };
};

const inEnvelope = ({ language, envelope }: WriterContext, { call }: DeclaredOperation, params: JsonPart): JsonPart => {
  if (call.style !== "legacy" || envelope === null) return params;
  const request: JsonPart = {
    type: "object",
    properties: {
      [envelope.token]: { type: "string", writeOnly: true, description: documentText(language, "openapi.token") },
      [envelope.version]: { const: call.apiVersion },
      language: { enum: LANGUAGES },
    },
  };
  return { type: "object", properties: { params, tag: { type: "string" }, request }, required: ["params", "request"] };
};

const dataSchema = (speaking: SchemaContext, { resource, call }: DeclaredOperation): JsonPart => {
  if (call.verb === "list") return { type: "array", items: rowSchemaRef(resource) };
  if (call.verb === "get" || call.verb === "add" || call.verb === "set")
    return answerSchema(speaking, { resource, call });
  if (call.verb === "del") return { type: "array" };
  return call.answer.length > 0 ? fieldsSchema(speaking, call.answer, false) : {};
};

/** The schema of an answered row. For `add`, it also has the fields that only this answer has. */
export const answerSchema = (
  speaking: SchemaContext,
  { resource, call }: Pick<DeclaredOperation, "resource" | "call">,
): JsonPart => {
  const once = call.verb === "add" ? call.answer.filter((field) => !resource.fields.includes(field)) : [];
  return once.length === 0
    ? rowSchemaRef(resource)
    : { allOf: [rowSchemaRef(resource), fieldsSchema(speaking, once, false)] };
};

const securityOf = ({ resource, call, who }: DeclaredOperation): readonly Json[] => {
  if (who === "anybody") return [{}, { bearer: [] }];
  const menu = resource.access[call.name];
  return [{ bearer: who === "permitted" && menu !== undefined ? [menu] : [] }];
};

const alone = (schemas: readonly JsonPart[]): JsonPart => {
  const [only = {}] = schemas;
  return schemas.length === 1 ? only : { anyOf: [...schemas] };
};

/** The description of calls. Operations of both dialects have the same description. */
export const describeCalls = (
  speaking: SchemaContext,
  calls: readonly [DeclaredOperation, ...DeclaredOperation[]],
): JsonPart => {
  const [first] = calls;
  const { language } = speaking;
  const variants = calls.length > 1 ? [documentText(language, "openapi.variants")] : [];
  const sentences = calls.flatMap((one) => sentencesOf(speaking, one));
  return {
    operationId: operationIdOf(first),
    summary: titleOf(speaking, first),
    description: [...new Set([...variants, ...sentences])].join("\n\n"),
    tags: [first.resource.section],
    security: securityOf(first),
    "x-calls": calls.map((one) => ({ id: operationIdOf(one), name: titleOf(speaking, one), style: one.call.style })),
  };
};

/** An operation for a path of the styles that post to /api. */
export const postOperation = (
  writing: WriterContext,
  calls: readonly [DeclaredOperation, ...DeclaredOperation[]],
): JsonPart => {
  const bodies = calls.map((one) => inEnvelope(writing, one, withConstants(one, paramsSchema(writing, one))));
  const data = alone(calls.map((one) => dataSchema(writing, one)));
  const done: JsonPart = {
    type: "object",
    properties: { code: { const: 200 }, data, count: { type: "integer", minimum: 0 } },
    required: ["code", "data", "count"],
  };
  return {
    ...describeCalls(writing, calls),
    requestBody: { required: true, content: { "application/json": { schema: alone(bodies) } } },
    responses: {
      "200": {
        description: documentText(writing.language, "openapi.answered"),
        content: { "application/json": { schema: { anyOf: [done, componentRef("schemas", "failure")] } } },
      },
      ...Object.fromEntries([400, 413, 429].map((status) => [String(status), componentRef("responses", "refused")])),
    },
  };
};
