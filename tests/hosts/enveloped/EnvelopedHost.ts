// A test host with an envelope: { success, data, total }. It has names in camel case, GET for reading, keys in paths,
// offsets, `sort=-name`, and a session in a cookie, with a CSRF header for changes. It imports nothing of platform/.
import { clinicRows, type Collection, compareTexts, isRow, nextKey, type ClinicRow } from "../clinicRows";
import { type HeardRequest, type Reply, Serving } from "../Serving";

const SESSION = "enveloped-session";
const CSRF = "enveloped-csrf";
const OWN_WORDS = ["offset", "limit", "sort", "search"];

const toCamel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const toSnake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const renamed = (value: unknown, as: (name: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((one) => renamed(one, as));
  if (!isRow(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [as(name), renamed(held, as)]));
};

const fine = (data: unknown, more: ClinicRow = {}): Reply => ({
  body: { success: true, data: renamed(data, toCamel), ...more },
});
const refused = (status: number, reason: string): Reply => ({ status, body: { success: false, error: { reason } } });

const fits = (row: ClinicRow, name: string, wanted: readonly string[]): boolean => {
  const [, field = name, end] = /^(.+)(From|To)$/.exec(name) ?? [];
  const value = row[toSnake(field)];
  if (end === "From") return Number(value) >= Number(wanted[0]);
  if (end === "To") return Number(value) <= Number(wanted[0]);
  return wanted.some((one) => (typeof value === "string" ? value.includes(one) : String(value) === one));
};

const listed = ({ rows }: Collection, query: URLSearchParams): Reply => {
  const names = [...query.keys()].filter((name) => !OWN_WORDS.includes(name));
  const text = query.get("search")?.toLowerCase() ?? "";
  const found = rows
    .filter((row) => names.every((name) => fits(row, name, (query.get(name) ?? "").split(","))))
    .filter((row) => text === "" || Object.values(row).some((value) => String(value).toLowerCase().includes(text)));
  const [, sign, field = ""] = /^(-?)(.+)$/.exec(query.get("sort") ?? "") ?? [];
  const by = toSnake(field);
  const sorted =
    field === "" ? found : found.toSorted((one, other) => (sign === "-" ? -1 : 1) * compareTexts(one[by], other[by]));
  const offset = Number(query.get("offset") ?? 0);
  const items = sorted.slice(offset, offset + Number(query.get("limit") ?? 10));
  return fine({ items }, { total: found.length });
};

export class EnvelopedHost extends Serving {
  readonly #collections: ReadonlyMap<string, Collection>;

  /** `resources`: the folder of definitions from which it takes its records. */
  constructor(resources: string) {
    super((heard) => this.#answer(heard));
    this.#collections = clinicRows(resources);
  }

  rowsOf(resource: string): readonly ClinicRow[] {
    return this.#collections.get(resource)?.rows ?? [];
  }

  #answer({ method, path, query, body, headers }: HeardRequest): Reply {
    const asked = renamed(body, toSnake);
    const sent = isRow(asked) ? asked : {};
    const staff = this.rowsOf("staff").find((row) => row.login_name === "head");
    if (path === "/v1/session" && method === "POST") {
      if (sent.login_name !== "head" || sent.passphrase !== "pilothouse") return refused(200, "WRONG_PASSWORD");
      const cookies = [`session=${SESSION}; HttpOnly; Path=/; Domain=host.example`, `csrf=${CSRF}; Path=/; Secure`];
      return { headers: { "set-cookie": cookies }, body: { success: true, data: {} } };
    }
    if (!(headers.cookie ?? "").includes(`session=${SESSION}`)) return refused(401, "SIGNED_OUT");
    if (method !== "GET" && headers["x-csrf"] !== CSRF) return refused(403, "NO_CSRF");
    if (path === "/v1/session") return fine({});
    if (path === "/v1/me") return fine({ ...staff, menus: [], super: true });
    const [, name = "", key, action] = /^\/v1\/(\w+)(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
    const collection = this.#collections.get(toSnake(name));
    if (collection === undefined) return refused(404, "NO_SUCH_CALL");
    if (key === undefined && method === "GET") return listed(collection, query);
    if (key === undefined && method === "POST") {
      const isTaken = collection.rows.some((row) => row.supplier_name === sent.supplier_name);
      if (isTaken)
        return {
          status: 200,
          body: { success: false, error: { reason: "NAME_TAKEN", fields: { supplierName: "invalid.exists" } } },
        };
      const made = { ...sent, [collection.key]: nextKey(collection) };
      collection.rows.push(made);
      return fine(made);
    }
    const at = collection.rows.findIndex((row) => String(row[collection.key]) === decodeURIComponent(key ?? ""));
    const row = collection.rows[at];
    if (row === undefined) return refused(404, "NO_SUCH_RECORD");
    if (method === "GET") return fine(row);
    if (method === "PATCH" || action !== undefined) {
      collection.rows[at] = { ...row, ...sent };
      return fine(collection.rows[at]);
    }
    if (method !== "DELETE") return refused(405, "NO_SUCH_METHOD");
    collection.rows.splice(at, 1);
    return fine({});
  }
}
