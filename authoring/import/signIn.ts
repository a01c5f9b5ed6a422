// How people sign in at the platform: by a call of the description, by a key that they type, or with name and password.
import type { ApiDescription } from "./Description";
import { objectIn, withoutUndefined, textIn, type JsonObject } from "./facts";
import { labelFromName, toSnakeCase, untranslatedWords } from "./names";
import type { Operation } from "./operations";
import { parameterNamesIn, segmentsOf } from "./places";
import type { LeftOutPart } from "./LeftOutPart";
import { followReference, type Shape } from "./Shape";
import { constantParametersOf } from "./calls";
import { sizeParamOf } from "./dialect";

export interface ImportedSignIn {
  readonly signIn: JsonObject;
  readonly credentials: unknown;
  /** The calls and fields of the resource `session`. */
  readonly calls: JsonObject;
  readonly fields: JsonObject;
  /** A sentence about what people type to sign in. */
  readonly said: string;
  /** The operation that signs in, if it is one of the description. */
  readonly operation: Operation | null;
}

const DOORS = [/^log_?in$/, /^sign_?in$/, /^authenticate$/, /^(?:access_)?tokens?$/, /^auth$/, /^sessions?$/];
const NAME = /^(?:user_?name|e_?mail|login|user|user_id|account|identity|identifier|name|login_id)$/;
const PASSWORD = /^(?:password|pass|passwd|secret|pwd)$/;
const TOKEN = /^(?:access_token|token|jwt|id_token|session_token|auth_token|bearer_token)$/;
/** Names of calls that answer who the caller is, or only whether the platform is there. */
const ASKS = /^(?:me|whoami|self|current|profile|user|account|session|status|info|ping|version|server|health)$/;

const propertyIn = (shape: Shape | null, wanted: RegExp): string | undefined =>
  [...(shape?.properties.keys() ?? [])].find((name) => wanted.test(toSnakeCase(name)));

const tokenIn = (answer: Shape | null): string | undefined =>
  propertyIn(answer, TOKEN) ??
  [...(answer?.properties.values() ?? [])].map((held) => propertyIn(held, TOKEN)).find((name) => name !== undefined);

const field = (label: string, kind = "text"): JsonObject => ({
  kind,
  ...(kind === "secret" ? {} : { max: 2000 }),
  label: untranslatedWords(label),
});

interface Schemes {
  readonly bearer: boolean;
  readonly basic: boolean;
  /** The header of a key. */
  readonly header: string | undefined;
  readonly cookie: boolean;
  readonly query: string | undefined;
  /** The path of the token endpoint of OAuth 2 with name and password. */
  readonly tokenAt: string | undefined;
  readonly isOpen: boolean;
}

const schemesOf = (description: ApiDescription): Schemes => {
  const { facts, isSwagger, server } = description;
  const all = Object.values(
    objectIn(isSwagger ? facts.securityDefinitions : objectIn(facts.components).securitySchemes),
  ).map((one) => followReference(description, one)[0]);
  const lower = (value: unknown): string => textIn(value).toLowerCase();
  const key = (place: string): string | undefined =>
    all.filter((one) => one.type === "apiKey" && one.in === place).map((one) => textIn(one.name))[0];
  const flows = all
    .filter((one) => one.type === "oauth2")
    .flatMap((one) => [objectIn(objectIn(one.flows).password), one.flow === "password" ? one : {}]);
  const at = flows.map((flow) => textIn(objectIn(flow).tokenUrl)).find((url) => url !== "");
  const base = server === "" ? "http://platform.invalid" : server;
  const isHere = at !== undefined && URL.canParse(at, base) && new URL(at, base).origin === new URL(base).origin;
  return {
    bearer: all.some(
      (one) =>
        (one.type === "http" && lower(one.scheme) === "bearer") ||
        one.type === "oauth2" ||
        one.type === "openIdConnect",
    ),
    basic: all.some((one) => one.type === "basic" || (one.type === "http" && lower(one.scheme) === "basic")),
    header: key("header"),
    cookie: key("cookie") !== undefined,
    query: key("query"),
    tokenAt: isHere ? new URL(at, base).pathname : undefined,
    isOpen: all.length === 0,
  };
};

/** The call that signs in with a name and a password. */
const doorIn = (operations: readonly Operation[]): Operation | undefined => {
  const doors = operations.filter(
    ({ method, path, body }) =>
      method === "POST" &&
      parameterNamesIn(path).length === 0 &&
      propertyIn(body, NAME) !== undefined &&
      propertyIn(body, PASSWORD) !== undefined,
  );
  return DOORS.flatMap((word) => doors.filter(({ path }) => word.test(toSnakeCase(segmentsOf(path).at(-1) ?? ""))))[0];
};

const throughDoor = (operation: Operation, schemes: Schemes, root: string): ImportedSignIn | null => {
  const { body, answer, path, form } = operation;
  const [name = "", password = ""] = [propertyIn(body, NAME), propertyIn(body, PASSWORD)];
  const token = tokenIn(answer);
  if (token === undefined && !schemes.cookie) return null;
  const isCookie = schemes.cookie && !schemes.bearer && schemes.header === undefined;
  const credentials =
    isCookie || token === undefined
      ? { cookie: {} }
      : schemes.bearer || schemes.header === undefined || /^authorization$/i.test(schemes.header)
        ? "bearer"
        : { header: schemes.header };
  const [own, secret] = [toSnakeCase(name), toSnakeCase(password)];
  const wire = (wanted: string, snake: string): JsonObject => (wanted === snake ? {} : { wire: wanted });
  return {
    operation,
    credentials,
    signIn: withoutUndefined({
      call: "session.sign_in",
      name: own,
      password: secret,
      token: credentials === "bearer" || isCookie === false ? token : undefined,
    }),
    calls: {
      sign_in: withoutUndefined({
        path,
        method: "POST",
        root: root === "" ? undefined : root,
        body: form === "form" ? "form" : undefined,
        params: [own, secret],
      }),
    },
    fields: {
      [own]: { ...field(labelFromName(own)), ...wire(name, own) },
      [secret]: { ...field(labelFromName(secret), "secret"), ...wire(password, secret) },
    },
    said: "People sign in with their name and password at the platform.",
  };
};

const throughToken = (path: string): ImportedSignIn => ({
  operation: null,
  credentials: "bearer",
  signIn: { call: "session.sign_in", name: "username", password: "password", token: "access_token" },
  calls: {
    sign_in: {
      path: `/${path.split("/").at(-1) ?? ""}`,
      method: "POST",
      root: path.split("/").slice(0, -1).join("/") || undefined,
      body: "form",
      params: ["username", "password"],
      constants: { grant_type: "password" },
    },
  },
  fields: { username: field("User name"), password: field("Password", "secret") },
  said: `People sign in with their name and password at the token endpoint ${path}. If it needs a \`client_id\`, add it to \`constants\` of session.sign_in.`,
});

/** The call that shows whether the typed key is right. It only reads. */
const askedFirst = (operations: readonly Operation[], list: Operation): Operation =>
  operations.find(
    ({ method, path, isOpen, parameters, answer }) =>
      method === "GET" &&
      !isOpen &&
      answer !== null &&
      parameterNamesIn(path).length === 0 &&
      !parameters.some(({ isRequired }) => isRequired) &&
      /^(?:me|whoami|self|current|profile|account)$/.test(toSnakeCase(segmentsOf(path).at(-1) ?? "")),
  ) ??
  operations.find(
    ({ method, path, isOpen, parameters, answer }) =>
      method === "GET" &&
      !isOpen &&
      answer?.type === "object" &&
      parameterNamesIn(path).length === 0 &&
      !parameters.some(({ isRequired }) => isRequired) &&
      ASKS.test(toSnakeCase(segmentsOf(path).at(-1) ?? "")),
  ) ??
  list;

/** Signs in by a call that reads a list. Its constants distinguish it from the call of the list in the definition. */
const byProof = (
  operation: Operation,
  size: string | undefined,
  credentials: unknown,
  label: string,
  said: string,
): ImportedSignIn => ({
  operation: null,
  credentials,
  signIn: { call: "session.sign_in", name: "name", password: "key" },
  calls: {
    sign_in: {
      path: operation.path,
      method: "GET",
      params: ["name", "key"],
      constants: { ...constantParametersOf(operation), [size ?? "sign_in"]: 1 },
    },
  },
  fields: { name: field("Name"), key: field(label, "secret") },
  said,
});

export const guessSignIn = (
  description: ApiDescription,
  operations: readonly Operation[],
  list: Operation,
  leftOut: LeftOutPart[],
): ImportedSignIn => {
  const schemes = schemesOf(description);
  const door = doorIn(operations);
  const found = door === undefined ? null : throughDoor(door, schemes, "");
  if (found !== null) return found;
  if (schemes.tokenAt !== undefined) return throughToken(schemes.tokenAt);
  const first = askedFirst(operations, list);
  const size = sizeParamOf(first);
  if (schemes.query !== undefined && !schemes.bearer && !schemes.basic && schemes.header === undefined)
    leftOut.push({
      where: "security",
      reason: `The key is the query \`${schemes.query}\`, which would be in addresses and logs.`,
      advice: "Let the platform take it from a header, and write that into `credentials` of host.yaml.",
    });
  if (schemes.basic)
    return byProof(
      first,
      size,
      "basic",
      "Password",
      "People sign in with their name and password, which each request sends (Basic).",
    );
  if (schemes.header !== undefined && !/^authorization$/i.test(schemes.header))
    return byProof(
      first,
      size,
      { key: schemes.header },
      "API key",
      `People type any name, and their API key in place of a password. Requests send it as ${schemes.header}.`,
    );
  if (schemes.bearer || schemes.header !== undefined)
    return byProof(
      first,
      size,
      { key: "Authorization", before: "Bearer " },
      "Token",
      "The description has no call that signs in, so people type any name, and a token in place of a password.",
    );
  leftOut.push({
    where: "security",
    reason: schemes.isOpen
      ? "The description names no proof of who asks."
      : "The description has no way to sign in that a console knows.",
    advice:
      "People can sign in with any name and password. Write `sign_in` and `credentials` of host.yaml, as docs/hosts.md explains.",
  });
  return byProof(first, size, "basic", "Password", "The platform asks for no proof, so any name and password sign in.");
};
