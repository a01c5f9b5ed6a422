// The operations of a description.
import type { ApiDescription } from "./Description";
import { objectIn, isJsonObject, listIn, textIn, type JsonObject } from "./facts";
import { followReference, shapeOf, type Shape } from "./Shape";

export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
export type Method = (typeof METHODS)[number];

export interface Parameter {
  readonly name: string;
  readonly place: "path" | "query" | "header" | "cookie";
  readonly isRequired: boolean;
  readonly shape: Shape;
  /** Whether several values are written as id=1&id=2. */
  readonly isRepeated: boolean;
}

export interface Operation {
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly parameters: readonly Parameter[];
  /** Null without a body that a console can send. */
  readonly body: Shape | null;
  readonly isBodyRequired: boolean;
  /** How the body is written. A console cannot send the form `other`. */
  readonly form: "json" | "form" | "other" | "none";
  /** The answer to a success. Null if it has no JSON. */
  readonly answer: Shape | null;
  /** The headers of that answer. */
  readonly headers: readonly string[];
  /** Whether anybody may make the call. */
  readonly isOpen: boolean;
}

const JSON_TYPE = /[/+]json\b|^\*\/\*$/i;

const contentOf = (content: JsonObject): readonly [form: Operation["form"], schema: unknown] => {
  const types = Object.keys(content);
  const json = types.find((type) => JSON_TYPE.test(type));
  const found = json ?? types.find((type) => /urlencoded/i.test(type));
  if (found === undefined) return [types.length === 0 ? "none" : "other", undefined];
  return [json === undefined ? "form" : "json", objectIn(content[found]).schema];
};

/** Fields of a form in Swagger 2 are parameters. */
const schemaOfForm = (parameters: readonly JsonObject[]): JsonObject => ({
  type: "object",
  properties: Object.fromEntries(parameters.map((one) => [textIn(one.name), one])),
  required: parameters.filter(({ required }) => required === true).map((one) => textIn(one.name)),
});

const bodyOf = (
  description: ApiDescription,
  facts: JsonObject,
  parameters: readonly JsonObject[],
): readonly [Operation["form"], unknown, boolean] => {
  if (!description.isSwagger) {
    const [body] = followReference(description, facts.requestBody);
    const [form, schema] = contentOf(objectIn(body.content));
    return [form, schema, body.required === true];
  }
  const body = parameters.find((one) => one.in === "body");
  if (body !== undefined) return ["json", body.schema, body.required === true];
  const ofForm = parameters.filter((one) => one.in === "formData");
  if (ofForm.length === 0) return ["none", undefined, false];
  const hasFile = ofForm.some(({ type }) => type === "file");
  return [hasFile ? "other" : "form", schemaOfForm(ofForm), ofForm.some(({ required }) => required === true)];
};

const answerOf = (description: ApiDescription, facts: JsonObject): readonly [unknown, readonly string[]] => {
  const responses = objectIn(facts.responses);
  const code = ["200", "201", "202", "203", "204", "2XX", "2xx", "default"].find((one) => isJsonObject(responses[one]));
  if (code === undefined) return [undefined, []];
  const [answer] = followReference(description, responses[code]);
  const [form, schema] = description.isSwagger ? ["json", answer.schema] : contentOf(objectIn(answer.content));
  return [form === "json" ? schema : undefined, Object.keys(objectIn(answer.headers))];
};

const PLACES: readonly Parameter["place"][] = ["path", "query", "header", "cookie"];

const parameterOf = (description: ApiDescription, facts: JsonObject): readonly Parameter[] => {
  const place = PLACES.find((one) => one === facts.in);
  if (place === undefined) return [];
  const [form, held] = contentOf(objectIn(facts.content));
  const isRepeated = description.isSwagger
    ? facts.collectionFormat === "multi"
    : facts.explode !== false && (facts.style ?? "form") === "form";
  return [
    {
      name: textIn(facts.name),
      place,
      isRequired: facts.required === true || place === "path",
      shape: shapeOf(description, description.isSwagger ? facts : form === "none" ? facts.schema : held),
      isRepeated,
    },
  ];
};

/** Parameters of the path, and those of the operation, which take precedence. */
const parametersOf = (description: ApiDescription, ofPath: unknown, own: unknown): readonly JsonObject[] => {
  const all = [...listIn(ofPath), ...listIn(own)].map((one) => followReference(description, one)[0]);
  return [...new Map(all.map((one) => [`${String(one.in)} ${String(one.name)}`, one])).values()];
};

export const operationsOf = (description: ApiDescription): readonly Operation[] =>
  Object.entries(objectIn(description.facts.paths)).flatMap(([path, held]) => {
    const [item] = followReference(description, held);
    return METHODS.flatMap((method): readonly Operation[] => {
      const facts = item[method.toLowerCase()];
      if (!isJsonObject(facts)) return [];
      const parameters = parametersOf(description, item.parameters, facts.parameters);
      const [form, schema, isBodyRequired] = bodyOf(description, facts, parameters);
      const [answer, headers] = answerOf(description, facts);
      const security = facts.security ?? description.facts.security;
      return [
        {
          method,
          path,
          summary: textIn(facts.summary).trim(),
          tag: textIn(listIn(facts.tags)[0]).trim(),
          parameters: parameters.flatMap((one) => parameterOf(description, one)),
          body: schema === undefined ? null : shapeOf(description, schema),
          isBodyRequired,
          form,
          answer: answer === undefined ? null : shapeOf(description, answer),
          headers,
          isOpen:
            listIn(security).length === 0 ||
            listIn(security).some((one) => isJsonObject(one) && Object.keys(one).length === 0),
        },
      ];
    });
  });
