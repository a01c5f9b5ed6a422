// The YAML of a console for the enveloped host: host.yaml, and paths, methods and keys in its definitions.
import type { RewriteDefinition } from "../inDialect";

const HOST = `sign_in: { call: session.sign_in }
sign_out: session.sign_out
own: staff.me
password: { call: staff.password, old: former_passphrase, new: chosen_passphrase }
can: [grants, sort, range, search, several, keys, merge]
dialect:
  root: /v1
  names: camel
  methods: { list: GET, get: GET, set: PATCH, del: DELETE }
  answer: { code: success, success: [true], error: error.reason, fields: error.fields, data: data, rows: data.items, count: total }
  paging: { offset: offset, size: limit }
  sort: { field: sort, descending: "-" }
  range: { begin: From, end: To, min: From, max: To }
  search: search
  several: comma
  credentials: { cookie: { csrf: { cookie: csrf, header: X-Csrf } } }
  password: plain
  refusals: { WRONG_PASSWORD: 514, NAME_TAKEN: 409 }
`;

const toCamel = (name: string): string => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The definition with the host's path of the resource. Calls about one record have its key in the path. */
const definition = (text: string, resource: string): string => {
  if (resource === "session")
    return text
      .replace("/clinic/session/open", "/session")
      .replace(/sign_out: .*$/m, "sign_out: { path: /session, method: DELETE }");
  const key = /^ {2}(\w+): \{ kind: id/m.exec(text)?.[1] ?? "";
  const path = `/${toCamel(resource)}`;
  return text
    .replaceAll(/^( {2}(?:list|add|assignable|grantable): )\/clinic\/\w+\/\w+/gm, `$1${path}`)
    .replaceAll(/^( {2}(?:get|set|del): (?:\{ path: )?)\/clinic\/\w+\/\w+/gm, `$1"${path}/{${key}}"`)
    .replaceAll(/^( {4}path: )\/clinic\/orders\/(\w+)/gm, `$1"${path}/{${key}}/$2"`)
    .replace(/^(calls:)$/m, resource === "staff" ? "$1\n  me: { path: /me, method: GET, params: {} }" : "$1");
};

export const envelopedDialect: RewriteDefinition = { host: HOST, definition };
