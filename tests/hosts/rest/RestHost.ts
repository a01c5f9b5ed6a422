// A test host like json-server: GET /data/suppliers?_page=1&_limit=10&_sort=supplier_name&_order=asc with
// X-Total-Count, POST /data/suppliers, and GET, PUT and DELETE /data/suppliers/7. Rows have no envelope, the sign-in
// answers a token, and refusals are HTTP statuses. It imports nothing of platform/.
import { clinicRows, type Collection, compareTexts, isRow, nextKey, type ClinicRow } from "../clinicRows";
import { type HeardRequest, type Reply, Serving } from "../Serving";

const TOKEN = "rest-token";
const OWN_WORDS = ["_page", "_limit", "_sort", "_order", "q"];

/** A filter such as price_gte=5: its field, and whether a value fits. */
const fits = (row: ClinicRow, name: string, wanted: readonly string[]): boolean => {
  const [, field = name, end] = /^(.+)_(gte|lte)$/.exec(name) ?? [];
  if (end === "gte") return Number(row[field]) >= Number(wanted[0]);
  if (end === "lte") return Number(row[field]) <= Number(wanted[0]);
  const value = row[name];
  return wanted.some((one) => (typeof value === "string" ? value.includes(one) : String(value) === one));
};

const listed = ({ rows }: Collection, query: URLSearchParams): Reply => {
  const names = [...new Set(query.keys())].filter((name) => !OWN_WORDS.includes(name));
  const text = query.get("q")?.toLowerCase() ?? "";
  const found = rows
    .filter((row) => names.every((name) => fits(row, name, query.getAll(name))))
    .filter((row) => text === "" || Object.values(row).some((value) => String(value).toLowerCase().includes(text)));
  const field = query.get("_sort");
  const sign = query.get("_order") === "desc" ? -1 : 1;
  const sorted = field === null ? found : found.toSorted((one, other) => sign * compareTexts(one[field], other[field]));
  const limit = Number(query.get("_limit") ?? 10);
  const start = (Number(query.get("_page") ?? 1) - 1) * limit;
  return { headers: { "x-total-count": String(found.length) }, body: sorted.slice(start, start + limit) };
};

export class RestHost extends Serving {
  readonly #collections: ReadonlyMap<string, Collection>;

  /** `resources`: the folder of definitions from which it takes its records. */
  constructor(resources: string) {
    super((heard) => this.#answer(heard));
    this.#collections = clinicRows(resources);
  }

  rowsOf(resource: string): readonly ClinicRow[] {
    return this.#collections.get(resource)?.rows ?? [];
  }

  #answer(heard: HeardRequest): Reply {
    const { method, path, query, body, headers } = heard;
    const sent = isRow(body) ? body : {};
    const staff = this.rowsOf("staff").find((row) => row.login_name === "head");
    if (path === "/data/session/open")
      return sent.login_name === "head" && sent.passphrase === "pilothouse"
        ? { body: { token: TOKEN, account: staff } }
        : { status: 422, body: { error: "no such account" } };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: {} };
    if (path === "/data/session/close") return { status: 204 };
    if (path === "/data/me") return { body: { ...staff, menus: [], super: true } };
    const [, name = "", key] = /^\/data\/(\w+)(?:\/([^/]+))?$/.exec(path) ?? [];
    const collection = this.#collections.get(name);
    if (collection === undefined) return { status: 404, body: {} };
    if (key === undefined && method === "GET") return listed(collection, query);
    if (key === undefined && method === "POST") {
      const made = { ...sent, [collection.key]: nextKey(collection) };
      collection.rows.push(made);
      return { status: 201, body: made };
    }
    const at = collection.rows.findIndex((row) => String(row[collection.key]) === decodeURIComponent(key ?? ""));
    const row = collection.rows[at];
    if (row === undefined) return { status: 404, body: {} };
    if (method === "GET") return { body: row };
    if (method === "PUT") {
      collection.rows[at] = { ...sent, [collection.key]: row[collection.key] };
      return { body: collection.rows[at] };
    }
    if (method !== "DELETE") return { status: 405, body: {} };
    collection.rows.splice(at, 1);
    return { status: 204 };
  }
}
