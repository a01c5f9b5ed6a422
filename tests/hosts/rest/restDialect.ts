// The YAML of a console for json-server: host.yaml, and `call: rest` in its definitions.
import type { RewriteDefinition } from "../inDialect";

const HOST = `sign_in: { call: session.sign_in, token: token }
sign_out: session.sign_out
own: staff.me
password: { call: staff.password, old: former_passphrase, new: chosen_passphrase }
can: [grants, sort, range, search, several, keys]
dialect:
  root: /data
  answer: { count: { header: X-Total-Count } }
  paging: { page: _page, size: _limit }
  sort: { field: _sort, order: _order }
  range: { begin: _gte, end: _lte, min: _gte, max: _lte }
  several: repeat
  empty: omit
  password: plain
  refusals: { 422: 514 }
`;

/** All calls about records use the path of their resource. Signing in keeps its own path. */
export const restDefinition = (text: string, resource: string): string =>
  resource === "session"
    ? text.replaceAll("/clinic/session/", "/session/")
    : text
        .replace(/^call: rest\n/m, "")
        .replace(/^(resource: .*)$/m, "$1\ncall: rest")
        .replaceAll(
          /^( {2}(?:list|get|add|set|del|assignable|grantable): (?:\{ path: )?)\/clinic\/\w+\/\w+/gm,
          `$1/${resource}`,
        )
        .replace(/^(calls:)$/m, resource === "staff" ? "$1\n  me: { path: /me, method: GET, params: {} }" : "$1");

export const restDialect: RewriteDefinition = { host: HOST, definition: restDefinition };
