// Writes the OpenAPI 3.1 document of a platform in a language, from its Model.
import type { Language, Model } from "../../../generator";
import { version } from "../../../package.json";
import { handlerOf, type HandlersOf } from "../../../platform/framework/calls/Handler";
import type { Handles } from "../../../platform/framework/storage/defineResource";
import type { DeclaredOperation } from "./DeclaredOperation";
import { enumSchemaName, enumSchema } from "./fieldSchema";
import { type JsonPart, componentRef } from "./Json";
import { PROBLEM_TYPE } from "../../../platform/framework/wire/problem";
import { postOperation, type WriterContext } from "./operations";
import { resourceSchemas } from "./resourceSchemas";
import { restPaths } from "./restPaths";
import { documentText } from "./words";

const failureSchema = ({ errors }: Model, language: Language, words: "msg" | "message"): JsonPart => {
  const codes = errors.filter(({ context, code }) => context === null && code !== 0);
  return {
    type: "object",
    properties: {
      code: {
        description: documentText(language, "openapi.code"),
        anyOf: [
          { oneOf: codes.map(({ code, message }) => ({ const: code, title: message[language] })) },
          { type: "integer", not: { const: 200 } },
        ],
      },
      data: {},
      ...(words === "msg" ? { count: { type: "integer" } } : {}),
      [words]: { type: "string" },
    },
    required: ["code", words],
  };
};

const refused = (language: Language, schemas: Readonly<Record<string, string>>): JsonPart => ({
  description: documentText(language, "openapi.refused"),
  content: Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => [type, { schema: componentRef("schemas", schema) }]),
  ),
});

const text: JsonPart = { type: "string" };
/** Problem details (RFC 9457). `code` and `data` come from the refusal. */
const problem: JsonPart = {
  type: "object",
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    detail: text,
    code: { type: "integer" },
    data: {},
    errors: {
      type: "array",
      items: { type: "object", properties: { pointer: text, detail: text }, required: ["pointer", "detail"] },
    },
  },
  required: ["type", "title", "status", "detail", "code"],
};

const declaredIn = (model: Model, handlers: HandlersOf<Handles>): readonly DeclaredOperation[] =>
  model.resources.flatMap((resource) =>
    resource.calls.map((call) => ({ resource, call, who: handlerOf(handlers, resource, call)?.who ?? "permitted" })),
  );

/** Calls grouped by path, in the order of the definitions. */
const byPath = (
  calls: readonly DeclaredOperation[],
): ReadonlyMap<string, readonly [DeclaredOperation, ...DeclaredOperation[]]> => {
  const found = new Map<string, [DeclaredOperation, ...DeclaredOperation[]]>();
  for (const one of calls) {
    const known = found.get(one.call.path);
    if (known) known.push(one);
    else found.set(one.call.path, [one]);
  }
  return found;
};

export interface OpenApiSource {
  readonly model: Model;
  readonly handlers: HandlersOf<Handles>;
  readonly pageSize: number;
}

export const writeOpenApi = ({ model, handlers, pageSize }: OpenApiSource, language: Language): JsonPart => {
  const envelope = model.host?.envelope ?? null;
  const writing: WriterContext = { model, language, pageSize, envelope };
  const calls = declaredIn(model, handlers);
  const isRest = ({ call }: DeclaredOperation) => call.style === "rest";
  const posted = [...byPath(calls.filter((one) => !isRest(one)))].map(
    ([path, some]) => [`/api${path}`, { post: postOperation(writing, some) }] as const,
  );
  const used = new Set(calls.map(({ resource }) => resource.section));
  return {
    openapi: "3.1.0",
    info: {
      title: documentText(language, "openapi.title").replace("{{name}}", model.pageTitles.product[language]),
      version,
      description: [
        documentText(language, "openapi.intro"),
        ...(envelope === null ? [] : [documentText(language, "openapi.envelope")]),
      ].join("\n\n"),
    },
    servers: [{ url: "/" }],
    tags: [...used].map((name) => {
      const section = model.sections.find((one) => one.name === name);
      return { name, "x-displayName": section?.label[language] ?? name };
    }),
    paths: { ...Object.fromEntries(posted), ...restPaths(writing, calls.filter(isRest)) },
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: documentText(language, "openapi.bearer") },
      },
      responses: {
        refused: refused(language, { "application/json": "failure" }),
        rest_refused: refused(language, { "application/json": "rest_failure", [PROBLEM_TYPE]: "rest_problem" }),
      },
      schemas: {
        failure: failureSchema(model, language, "msg"),
        rest_failure: failureSchema(model, language, "message"),
        rest_problem: problem,
        ...Object.fromEntries(model.enums.map((one) => [enumSchemaName(one.name), enumSchema(one, language)])),
        ...Object.fromEntries(model.resources.flatMap((resource) => resourceSchemas(writing, resource))),
      },
    },
  };
};
