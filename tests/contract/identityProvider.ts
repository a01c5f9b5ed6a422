// An identity provider (oidc-provider) on the loopback address, with people that the tests choose.
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import Provider, { type Configuration } from "oidc-provider";

export interface Person {
  readonly sub: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const CLIENT_SECRET = "a secret of the tests, nothing else";

const makeKeys = () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = privateKey.export({ format: "jwk" });
  return { keys: [{ ...jwk, kty: "EC", crv: "P-256", kid: randomBytes(6).toString("hex"), use: "sig", alg: "ES256" }] };
};

const CONSENT = { claims: "openid profile email groups" };

export class IdentityProvider {
  /** The person who signs in next, without a page. If this is null, the sign-in is refused. */
  person: Person | null = null;
  /** Whether to show a page with a button instead of completing the sign-in at once. */
  asks = false;
  readonly #callback: string;
  readonly #clients: readonly string[];
  readonly #people = new Map<string, Person>();
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #issuer = "";
  #provider: Provider | null = null;

  constructor(callback: string, clients: readonly string[]) {
    this.#callback = callback;
    this.#clients = clients;
  }

  get issuer(): string {
    return this.#issuer;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    this.#issuer = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    this.rotate();
  }

  /** Signs with new keys from now on. The old keys become invalid. */
  rotate(): void {
    const settings: Configuration = {
      clients: this.#clients.map((client_id) => ({
        client_id,
        client_secret: CLIENT_SECRET,
        redirect_uris: [this.#callback],
        id_token_signed_response_alg: "ES256",
      })),
      jwks: makeKeys(),
      cookies: { keys: [randomBytes(16).toString("hex")] },
      scopes: ["openid", "profile", "email"],
      claims: {
        openid: ["sub"],
        profile: ["name", "preferred_username", "groups", "amr"],
        email: ["email", "email_verified"],
      },
      features: { devInteractions: { enabled: false } },
      ttl: { Session: 60, Interaction: 60, Grant: 60, AccessToken: 60, IdToken: 60 },
      interactions: { url: (_, { uid }) => `/interaction/${uid}` },
      findAccount: (_, sub) => ({
        accountId: sub,
        claims: async () => ({ ...this.#people.get(sub)?.claims, sub }),
      }),
      loadExistingGrant: async ({ oidc }) => {
        const { client, session } = oidc;
        if (!client || !session?.accountId || !this.#provider) return undefined;
        const grant = new this.#provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope(CONSENT.claims);
        await grant.save();
        return grant;
      },
    };
    this.#provider = new Provider(this.#issuer, settings);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const provider = this.#provider;
    if (provider === null) return void response.writeHead(503).end();
    if (!request.url?.startsWith("/interaction/")) return void provider.callback()(request, response);
    if (this.asks && request.method === "GET")
      return void response
        .writeHead(200, { "content-type": "text/html" })
        .end(
          `<link rel="icon" href="data:,"><title>Identity provider</title><form method="post"><button>${this.person?.sub ?? "nobody"}</button></form>`,
        );
    const { person } = this;
    if (person === null)
      return provider.interactionFinished(request, response, { error: "access_denied", error_description: "nobody" });
    this.#people.set(person.sub, person);
    return provider.interactionFinished(request, response, { login: { accountId: person.sub, remember: false } });
  }

  /** Follows the platform's address for a browser. Answers the address to which the provider sends it back. */
  async follow(address: string): Promise<URL> {
    const jar = new Map<string, string>();
    let next = new URL(address);
    for (let steps = 0; steps < 10 && !next.href.startsWith(this.#callback); steps += 1) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(next, { redirect: "manual", headers: { cookie } });
      for (const one of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
        if (value === "") jar.delete(name);
        else jar.set(name, value);
      }
      const location = response.headers.get("location");
      if (location === null) throw new Error(`${response.status} at ${next.href}: ${await response.text()}`);
      next = new URL(location, next);
    }
    return next;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
