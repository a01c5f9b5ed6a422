// Definitions with `call: rest` as operations: the HTTP method is the verb, and the key of a record is in its path.
import type { CallModel } from "../../../generator";
import type { DeclaredOperation } from "./DeclaredOperation";
import { fieldSchema } from "./fieldSchema";
import { type JsonPart, componentRef, mergeParts } from "./Json";
import { describeCalls, answerSchema, type WriterContext } from "./operations";
import { nameOfAddSchema, keyField, rowSchemaRef, nameOfSetSchema } from "./resourceSchemas";
import { documentText } from "./words";

const ROOT = "/rest";

const inQuery = (name: string, schema: JsonPart, description: string): JsonPart => ({
  name,
  in: "query",
  description,
  content: { "application/json": { schema } },
});

const body = (schema: JsonPart): JsonPart => ({
  requestBody: { required: true, content: { "application/json": { schema } } },
});

const answer = (schema: JsonPart, description: string, headers: JsonPart | null = null): JsonPart => ({
  responses: {
    "200": mergeParts(
      { description, content: { "application/json": { schema } } },
      headers === null ? null : { headers },
    ),
    default: componentRef("responses", "rest_refused"),
  },
});

const ONCE: JsonPart = { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 128 } };

const listing = (writing: WriterContext, { resource }: DeclaredOperation): JsonPart => {
  const { language } = writing;
  const range: JsonPart = {
    type: "array",
    prefixItems: [{ type: "integer" }, { type: "integer" }],
    minItems: 2,
    maxItems: 2,
  };
  const sort: JsonPart = { type: "array", prefixItems: [{ type: "string" }, { enum: ["ASC", "DESC"] }] };
  return {
    parameters: [
      inQuery("filter", { type: "object" }, documentText(language, "openapi.filter")),
      inQuery("sort", sort, documentText(language, "openapi.sort")),
      inQuery("range", range, documentText(language, "openapi.range")),
    ],
    ...answer({ type: "array", items: rowSchemaRef(resource) }, resource.plural[language], {
      "Content-Range": { schema: { type: "string" }, description: documentText(language, "openapi.range") },
    }),
  };
};

const METHODS: Readonly<Record<CallModel["verb"], "get" | "post" | "put" | "delete">> = {
  list: "get",
  get: "get",
  add: "post",
  set: "put",
  del: "delete",
  action: "post",
};

/** The request and answer of a call. Null for an action, because the platform serves none in this style. */
const partsOf = (writing: WriterContext, declared: DeclaredOperation): JsonPart | null => {
  const { resource, call } = declared;
  const row = answerSchema(writing, declared);
  const title = resource.label[writing.language];
  switch (call.verb) {
    case "list":
      return listing(writing, declared);
    case "get":
      return answer(row, title);
    case "add": {
      const once = { ...ONCE, description: documentText(writing.language, "openapi.once") };
      return { parameters: [once], ...body(componentRef("schemas", nameOfAddSchema(resource))), ...answer(row, title) };
    }
    case "set": {
      // The key is left out, because it is in the path.
      const { required: _, ...fields } = { ...componentRef("schemas", nameOfSetSchema(resource)) };
      return { ...body(fields), ...answer(row, title) };
    }
    case "del":
      return answer({ type: "object", properties: { id: {} } }, title);
    case "action":
      return null;
  }
};

/** The path and the method of each call. */
export const restPaths = (
  writing: WriterContext,
  declared: readonly DeclaredOperation[],
): Readonly<Record<string, JsonPart>> => {
  const paths: Record<string, JsonPart> = {};
  for (const one of declared) {
    const { resource, call } = one;
    const parts = partsOf(writing, one);
    if (parts === null) continue;
    const isOne = call.verb === "get" || call.verb === "set" || call.verb === "del";
    const path = `${ROOT}${call.path}${isOne ? `/{${resource.key}}` : ""}`;
    const key = keyField(resource);
    const { readOnly: _, ...schema } = key ? fieldSchema(writing, key, false) : {};
    const parameters = isOne ? { parameters: [{ name: resource.key, in: "path", required: true, schema }] } : {};
    paths[path] = {
      ...paths[path],
      ...parameters,
      [METHODS[call.verb]]: { ...describeCalls(writing, [one]), ...parts },
    };
  }
  return paths;
};
