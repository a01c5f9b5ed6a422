// The calls of a resource, in the form of definitions.
import type { Action, Collection } from "./collections";
import type { EnumCollector } from "./enums";
import { withoutUndefined, type JsonObject } from "./facts";
import { fieldOf, type ImportedField, recordInAnswer } from "./fields";
import { uniqueCallName, labelFromName, singularOf, toSnakeCase, untranslatedWords } from "./names";
import type { Method, Operation } from "./operations";
import { parameterNamesIn, type Verb } from "./places";
import type { LeftOutPart } from "./LeftOutPart";
import { fieldDefinitionOf } from "./written";
import { WIRE_PATH } from "../../generator/definition/names";

export type MethodsByVerb = Readonly<Record<Verb | "action", Method>>;
export type CallDefinitions = ReadonlyMap<string, string | JsonObject>;

const MOST_PARAMETERS = 12;
const LONGEST_LABEL = 40;
/** Headers that requests have anyway. */
const USUAL = /^(?:authorization|accept|accept-language|content-type|user-agent|x-api-key|x-request-id)$/i;
const ICONS: readonly (readonly [icon: string, words: RegExp])[] = [
  ["refresh", /restart|reboot|reload|refresh|reset|sync|retry/],
  ["close", /stop|cancel|disable|abort|reject|kick|disconnect|close|revoke/],
  ["pause", /pause|suspend|hold/],
  ["check", /enable|approve|accept|confirm|activate|complete|ack/],
  ["lock", /lock|block|ban/],
  ["email", /mail|invite|notify|send/],
  ["archive", /archive/],
  ["duplicate", /copy|clone|duplicate/],
  ["upload", /upload|import|publish/],
  ["download", /download|export/],
];
const DANGER = /delete|remove|purge|destroy|wipe|reset|reboot|shutdown|kick|revoke|terminate|ban/;

/** Why a console cannot make the call; null if it can. */
export const findObstacle = ({ path, parameters, body }: Operation): string | null => {
  const header = parameters.find(
    ({ place, isRequired, name }) => (place === "header" || place === "cookie") && isRequired && !USUAL.test(name),
  );
  const query = parameters.find(
    ({ place, isRequired, shape }) =>
      place === "query" && isRequired && shape.standard === undefined && shape.values.length === 0,
  );
  if (header !== undefined) return `It needs the header \`${header.name}\`.`;
  if (query !== undefined) return `It needs \`${query.name}\`, for which the description has no default.`;
  if (body?.type === "array") return "It takes several records in one call.";
  return WIRE_PATH.test(path.replaceAll(/\{[^}]*\}/g, "{x}"))
    ? null
    : "Its path has characters that definitions cannot say.";
};

/** The required query parameters, with their defaults in the description. */
export const constantParametersOf = ({ parameters }: Operation): JsonObject | undefined => {
  const sent = parameters
    .filter(({ place, isRequired }) => place === "query" && isRequired)
    .map(({ name, shape }) => [name, shape.standard ?? shape.values[0]]);
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
};

/** Whether a parameter of a path is the key: {id}, {petId} and {pet_id} of pets. */
const isKeyName = (parameter: string, { noun, verbs }: Collection, key: ImportedField): boolean => {
  const [name, one] = [toSnakeCase(parameter), singularOf(toSnakeCase(noun))];
  const own = new Set([key.name, toSnakeCase(key.wire), "id", `${one}_id`, `${one}_${key.name}`, one]);
  const isOnly = [...verbs.values()].every((aimed) => aimed.key === "" || aimed.key === parameter);
  return own.has(name) || (isOnly && verbs.size > 0);
};

const pathWith = (path: string, from: string, to: string): string => path.replace(`{${from}}`, `{${to}}`);

const written = (facts: JsonObject): string | JsonObject => {
  const all = withoutUndefined(facts);
  return Object.keys(all).length === 1 && typeof all.path === "string" ? all.path : all;
};

interface Context {
  readonly collection: Collection;
  readonly resource: string;
  readonly key: ImportedField;
  readonly methods: MethodsByVerb;
  readonly enums: EnumCollector;
  readonly leftOut: LeftOutPart[];
}

const otherKey = (key: string, { collection, key: field }: Context): string | null =>
  key === "" || isKeyName(key, collection, field)
    ? null
    : `It finds the record by \`${key}\`, and its key is \`${field.wire}\`.`;

const standardCall = (
  verb: Verb,
  operation: Operation,
  key: string,
  context: Context,
): readonly [string, string | JsonObject] | null => {
  const { key: field, methods, leftOut } = context;
  const { body } = operation;
  const isWrapped = body !== null && (recordInAnswer(body, context.collection.rows.row) ?? body) !== body;
  const why =
    findObstacle(operation) ??
    otherKey(key, context) ??
    (isWrapped ? "Its body wraps the record in another object." : null);
  const where = `${operation.method} ${operation.path}`;
  const others = parameterNamesIn(operation.path).filter((name) => name !== key);
  if (why !== null || others.length > 0) {
    leftOut.push({ where, reason: why ?? `Its path needs \`{${others[0]}}\` too.`, advice: "" });
    return null;
  }
  return [
    verb,
    written({
      path: pathWith(operation.path, key, field.name),
      method: operation.method === methods[verb] ? undefined : operation.method,
      body: operation.form === "form" ? "form" : undefined,
      constants: constantParametersOf(operation),
    }),
  ];
};

const bodyFields = (
  { body }: Operation,
  resource: string,
  key: ImportedField,
  enums: EnumCollector,
): readonly ImportedField[] =>
  [...(body?.properties ?? [])]
    .filter(([wire, { isReadOnly }]) => wire !== key.wire && !isReadOnly)
    .map(([wire, shape]) =>
      fieldOf(toSnakeCase(wire), { shape, wire, isRequired: body?.required.has(wire) ?? false }, enums, [
        resource,
        toSnakeCase(wire),
      ]),
    );

const SENDABLE = new Set([
  "text",
  "integer",
  "number",
  "boolean",
  "enum",
  "enums",
  "timestamp",
  "email",
  "url",
  "secret",
]);

/** The call of an action. Null if a console cannot make it, which is then reported. */
const actionCall = (
  action: Action,
  name: string,
  fields: readonly ImportedField[],
  context: Context,
): JsonObject | null => {
  const { operation, key } = action;
  const { resource, key: ownKey, methods, enums, leftOut } = context;
  const where = `${operation.method} ${operation.path}`;
  const others = parameterNamesIn(operation.path).filter((one) => one !== key);
  const asked = bodyFields(operation, resource, ownKey, enums);
  const odd = asked.find(
    (field) => !SENDABLE.has(field.kind) || fields.some((one) => one.name === field.name && one.wire !== field.wire),
  );
  const hard = odd !== undefined && (odd.isRequired || operation.isBodyRequired) ? odd : undefined;
  const why =
    findObstacle(operation) ??
    otherKey(key, context) ??
    (others.length > 0 ? `Its path needs \`{${others[0]}}\` too.` : null) ??
    (hard !== undefined ? `Its parameter \`${hard.wire}\` is a nested value.` : null) ??
    (asked.length > MOST_PARAMETERS ? `It has ${asked.length} parameters.` : null);
  if (why !== null) {
    leftOut.push({ where, reason: why, advice: "Write the action by hand, with a dialog of your own." });
    return null;
  }
  const sent = asked.filter((field) => field !== odd && SENDABLE.has(field.kind));
  const code = toSnakeCase(action.name);
  const label =
    operation.summary !== "" && operation.summary.length <= LONGEST_LABEL && !/[{}]/.test(operation.summary)
      ? operation.summary.replace(/\.$/, "")
      : labelFromName(code);
  const isKeyed = key !== "";
  const aim = {
    [ownKey.name]: {
      kind: ownKey.shape.type === "integer" ? "integer" : "text",
      hidden: true,
      ...(ownKey.wire !== ownKey.name && { wire: ownKey.wire }),
    },
  };
  return withoutUndefined({
    path: pathWith(operation.path, key, ownKey.name),
    method: operation.method === methods.action ? undefined : operation.method,
    body: operation.form === "form" ? "form" : undefined,
    constants: constantParametersOf(operation),
    params:
      sent.length === 0
        ? undefined
        : {
            ...(isKeyed ? aim : {}),
            ...Object.fromEntries(
              sent.map((field) => [field.name, fieldDefinitionOf({ ...field, filter: undefined })]),
            ),
          },
    ask: sent.length === 0 ? undefined : sent.map((field) => field.name),
    on: isKeyed ? "row" : "list",
    label: untranslatedWords(label),
    icon: ICONS.find(([, words]) => words.test(`${name}_${code}`))?.[0],
    confirm: true,
    danger: operation.method === "DELETE" || DANGER.test(code) ? true : undefined,
  });
};

export const callsOf = (fields: readonly ImportedField[], context: Context): CallDefinitions => {
  const { collection } = context;
  const { list, verbs, actions } = collection;
  const calls = new Map<string, string | JsonObject>();
  const take = (call: readonly [string, string | JsonObject] | null): void => {
    if (call !== null) calls.set(call[0], call[1]);
  };
  take(standardCall("list", list, "", context));
  for (const verb of ["get", "add", "set", "del"] as const) {
    const aimed = verbs.get(verb);
    if (aimed !== undefined) take(standardCall(verb, aimed.operation, aimed.key, context));
  }
  const labels = new Set<string>();
  for (const action of actions) {
    const name = uniqueCallName(
      action.name,
      (one) => calls.has(one) || ["list", "get", "add", "set", "del"].includes(one),
    );
    const call = actionCall(action, name, fields, context);
    if (call !== null && labels.has(JSON.stringify(call.label)))
      calls.set(name, { ...call, label: untranslatedWords(labelFromName(name)) });
    else if (call !== null) calls.set(name, call);
    labels.add(JSON.stringify(call?.label));
  }
  return calls;
};
