// Helpers for tests of identity providers: configure one, and sign in through it like a browser.
import { createHash, randomBytes } from "node:crypto";
import { expect } from "vitest";
import { isRecord, type JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { type IdentityProvider, type Person, CLIENT_SECRET } from "./identityProvider";

export const PUBLIC_URL = "http://console.example";

export interface SignInAnswer {
  readonly status: number;
  readonly body: JsonRecord;
}

/** A browser that has the text whose hash it sent. */
export interface BegunSignIn {
  readonly proof: string;
  readonly address: string;
}

export const createProviderPerson = (sub: string, claims: JsonRecord = {}): Person => ({
  sub,
  claims: { preferred_username: sub, name: `Name of ${sub}`, groups: ["support"], ...claims },
});

/** `host` answers the platform to use. It must be open before a helper is called for the first time. */
export const createCompanySignInTools = (host: () => TestHost, idp: IdentityProvider) => {
  const asked = async (
    token: string | null,
    path: string,
    method = "GET",
    body?: JsonRecord,
    on = host(),
  ): Promise<SignInAnswer> => {
    const authorization: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
    const response = await on.client.fetch(`/rest${path}`, {
      method,
      headers: { "content-type": "application/json", ...authorization },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json: unknown = await response.json();
    return { status: response.status, body: isRecord(json) ? json : { rows: json } };
  };
  const tokenOf = (user: string) => host().client.token(user, "pilothouse");
  /** Configures a provider. Without other values, it belongs to the company of `subagent` (9). */
  const configured = (values: JsonRecord, user = "admin") =>
    tokenOf(user).then((token) =>
      asked(token, "/identity_providers", "POST", {
        name: "Harbour staff",
        comp_id: 9,
        code: `code-${randomBytes(4).toString("hex")}`,
        issuer: idp.issuer,
        client_id: "harbour",
        client_secret: CLIENT_SECRET,
        scopes: "openid profile email",
        user_claim: "preferred_username",
        roles_claim: "groups",
        roles: [
          { value: "lead", role_id: 5 },
          { value: "support", role_id: 6 },
        ],
        makes: 1,
        ...values,
      }),
    );
  const changed = async (id: unknown, values: JsonRecord) => {
    const said = await asked(await tokenOf("admin"), `/identity_providers/${String(id)}`, "PUT", values);
    expect([said.status, said.body]).toEqual([200, said.body]);
  };
  const provided = async (values: JsonRecord = {}): Promise<{ readonly id: unknown; readonly code: string }> => {
    const { status, body } = await configured({ name: randomBytes(6).toString("hex"), ...values });
    expect([status, body]).toEqual([200, body]);
    return { id: body.id, code: String(body.code) };
  };
  const begin = async (who: string, on = host(), query = "?lang=en&return=%2Fproduct"): Promise<BegunSignIn> => {
    const proof = randomBytes(24).toString("base64url");
    const hash = createHash("sha256").update(proof).digest("base64url");
    const { body } = await asked(null, "/providers", "POST", { who, proof: hash, query }, on);
    return { proof, address: String(body.address ?? JSON.stringify(body)) };
  };
  /** The page to which the platform sends the browser after its return. */
  const returned = async (address: URL, on = host()): Promise<URLSearchParams> => {
    const response = await on.client.fetch(`${address.pathname}${address.search}`, { method: "GET" });
    expect(response.status).toBe(303);
    const to = new URL(response.headers.get("location") ?? "", PUBLIC_URL);
    expect([to.origin, to.pathname]).toEqual([PUBLIC_URL, "/login"]);
    return to.searchParams;
  };
  const ended = (code: unknown, proof: string, on = host()) =>
    asked(null, "/providers", "POST", { code, proof, device_id: "contract", device_model: "vitest" }, on);
  const signedIn = async (who: string, by: Person, asking?: string): Promise<SignInAnswer> => {
    idp.person = by;
    const { proof, address } = await begin(who, host(), asking);
    const query = await returned(await idp.follow(address));
    expect(query.get("provider_error")).toBeNull();
    return ended(query.get("provider_code"), proof);
  };
  const reasonIn = ({ body }: SignInAnswer): unknown => (isRecord(body.data) ? body.data.reason : body);
  const accountIn = ({ status, body }: SignInAnswer): JsonRecord => {
    expect([status, body]).toEqual([200, body]);
    return isRecord(body.account) ? body.account : {};
  };
  return { asked, tokenOf, configured, changed, provided, begin, returned, ended, signedIn, reasonIn, accountIn };
};
