// A typical host: a token endpoint (RFC 6749) with short-lived tokens that can be renewed once, a sign-in page (RFC
// 7636), and a list of suppliers. It can also require signed requests. It has no roles or menus, and imports nothing of
// the product.
import { createHash, createHmac } from "node:crypto";
import { clinicRows, type Collection, isRow, type ClinicRow } from "../clinicRows";
import { type HeardRequest, type Reply, Serving } from "../Serving";

const PASSWORD = "pilothouse";
const KEY = "the key of anna";

interface Expecting {
  /** Seconds until a token ends. */
  readonly life?: number;
  /** Whether requests have a signature instead of a token. */
  readonly isSigned?: boolean;
}

export class TokenHost extends Serving {
  /** The number of renewals, and the number of renewals with a token that was used before. */
  renewals = 0;
  reused = 0;
  refused = 0;
  signatures = 0;
  readonly #suppliers: Collection;
  readonly #expecting: Expecting;
  #issued = 0;
  #access = { token: "", until: 0 };
  #refresh = "";
  /** Code -> the value that proves which browser may use it. */
  readonly #codes = new Map<string, string>();

  /** `resources`: the folder of definitions with the suppliers. */
  constructor(resources: string, expecting: Expecting = {}) {
    super((heard) => this.#answer(heard));
    this.#expecting = expecting;
    this.#suppliers = clinicRows(resources).get("supplier") ?? { key: "", rows: [] };
  }

  get rows(): readonly ClinicRow[] {
    return this.#suppliers.rows;
  }

  /** Makes all tokens invalid. */
  revoke(): void {
    this.#access = { token: "", until: 0 };
    this.#refresh = "";
  }

  #tokens(): Reply {
    const { life = 2, isSigned } = this.#expecting;
    if (isSigned) return { body: { key_id: "anna", key: KEY } };
    this.#issued += 1;
    this.#access = { token: `access-${this.#issued}`, until: Date.now() + life * 1000 };
    this.#refresh = `refresh-${this.#issued}`;
    const { token: access_token } = this.#access;
    return { body: { access_token, token_type: "Bearer", expires_in: life, refresh_token: this.#refresh } };
  }

  #grant(sent: ClinicRow): Reply {
    const invalid = { status: 400, body: { error: "invalid_grant" } };
    if (sent.client_id !== "console") return { status: 401, body: { error: "invalid_client" } };
    if (sent.grant_type === "password")
      return sent.username === "anna" && sent.password === PASSWORD ? this.#tokens() : invalid;
    if (sent.grant_type === "refresh_token") {
      if (sent.refresh_token !== this.#refresh || this.#refresh === "") {
        // A token that is used twice was stolen.
        this.reused += 1;
        this.revoke();
        return invalid;
      }
      this.renewals += 1;
      return this.#tokens();
    }
    const challenge = this.#codes.get(String(sent.code));
    this.#codes.delete(String(sent.code));
    const proof = createHash("sha256").update(String(sent.code_verifier)).digest("base64url");
    return challenge === proof ? this.#tokens() : invalid;
  }

  /** The sign-in page. */
  #page(query: URLSearchParams): Reply {
    const code = `code-${this.#codes.size + 1}`;
    this.#codes.set(code, query.get("code_challenge") ?? "");
    const back = new URL(query.get("redirect_uri") ?? "");
    const to = (more: ClinicRow): string =>
      `${back}?${new URLSearchParams({ ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])), state: query.get("state") ?? "" })}`;
    return {
      page: `<h1>The door</h1><a id="in" href="${to({ code })}">In</a> <a id="out" href="${to({ error: "access_denied" })}">Out</a>`,
    };
  }

  #isSigned({ method, path, query, headers, text }: HeardRequest): boolean {
    const search = query.size === 0 ? "" : `?${query.toString()}`;
    const hash = createHash("sha256").update(text).digest("hex");
    const signed = [method, `${path}${search}`, headers["x-time"], hash].join("\n");
    const isRight = createHmac("sha256", KEY).update(signed).digest("hex") === headers["x-signature"];
    if (isRight) this.signatures += 1;
    return isRight && headers["x-key"] === "anna" && Math.abs(Date.now() / 1000 - Number(headers["x-time"])) < 60;
  }

  #isProven(heard: HeardRequest): boolean {
    if (this.#expecting.isSigned) return this.#isSigned(heard);
    const { token, until } = this.#access;
    return token !== "" && heard.headers.authorization === `Bearer ${token}` && Date.now() < until;
  }

  #answer(heard: HeardRequest): Reply {
    const { method, path, query, body } = heard;
    const sent = isRow(body) ? body : {};
    if (path === "/authorize") return this.#page(query);
    if (path === "/oauth/token") return this.#grant(sent);
    if (!this.#isProven(heard)) {
      this.refused += 1;
      return { status: 401, body: {} };
    }
    if (path === "/v1/me") return { body: { email: "anna@office.example", full_name: "Anna Lind" } };
    const [, key] = /^\/v1\/supplier(?:\/(\d+))?$/.exec(path) ?? [];
    const { rows } = this.#suppliers;
    if (path === "/v1/supplier" && method === "GET")
      return { headers: { "x-total-count": String(rows.length) }, body: rows };
    const at = rows.findIndex((row) => String(row.supplier_no) === key);
    if (at < 0) return { status: 404, body: {} };
    if (method === "PUT") rows[at] = { ...sent, supplier_no: rows[at]?.supplier_no };
    return { body: rows[at] };
  }
}
