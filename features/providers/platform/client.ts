// Talks to an identity provider by OpenID Connect. What it says of itself is read anew each time: signing in is rare, and
// so new keys and addresses of the provider are known at once.
import * as oidc from "openid-client";
import type { Platform } from "../../../platform/framework/Platform";
import { isObject } from "../../../platform/framework/wire/readJson";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { isAllowed, isPlainAllowed, openFetch } from "./openFetch";
import { type Provider, textIn } from "./Provider";
import { refusal } from "./refusal";

/** Where a provider sends people back to. */
export const CALLBACK = "/rest/providers/callback";

/** How much the clocks may differ. */
const SKEW = MINUTE;

/** As the standard has it by default, unless the provider takes the secret in the body only. */
const clientAuth = (secret: string): oidc.ClientAuth => {
  if (secret === "") return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const isPosted = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isPosted ? post : basic)(server, ...request);
  };
};

/** The operators read why; people read what to do. */
const explain = (provider: Provider, error: unknown): void => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const { code } = Object(error);
  console.warn(`Identity provider ${provider.name}: ${[code, name, message].filter(Boolean).join(" ")}`);
};

/** @throws Failure 401 unreachable */
export const connect = async (platform: Platform, provider: Provider): Promise<oidc.Configuration> => {
  const text = textIn(provider, "issuer");
  try {
    const issuer = new URL(text);
    if (!isAllowed(platform, issuer)) throw new Error("its issuer is not an open https address");
    return await oidc.discovery(
      issuer,
      textIn(provider, "client"),
      { [oidc.clockTolerance]: SKEW },
      clientAuth(textIn(provider, "secret")),
      {
        [oidc.customFetch]: openFetch(platform),
        execute: [
          // Checks the signature of what the provider says of a person, with its present keys.
          oidc.enableNonRepudiationChecks,
          ...(isPlainAllowed(platform, issuer) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  } catch (error) {
    explain(provider, error);
    throw refusal("unreachable");
  }
};

/** What a sign-in that has begun must be ended with. */
export interface Pending {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const makePending = (): Pending => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The address at the provider that people are sent to. `isAgain`: they sign in there anew, even if the provider knows them. */
export const addressFor = async (
  platform: Platform,
  provider: Provider,
  { state, nonce, verifier }: Pending,
  callback: string,
  isAgain: boolean,
): Promise<string> => {
  const config = await connect(platform, provider);
  const scopes = new Set(["openid", ...textIn(provider, "scopes").split(/\s+/)]);
  const asked = {
    redirect_uri: callback,
    scope: [...scopes].filter((scope) => scope !== "").join(" "),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    // A provider that remembers the person would otherwise send them back without a question.
    ...(isAgain ? { prompt: "login", max_age: "0" } : {}),
  };
  return oidc.buildAuthorizationUrl(config, asked).href;
};

/** What a provider says of the person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/**
 * Takes the code that the provider sent the person back with, and answers what it says of them. What a signed token says
 * comes before what its further address says.
 * @throws Failure 401 denied, invalid or unreachable
 */
export const claimsAt = async (
  platform: Platform,
  provider: Provider,
  { state, nonce, verifier }: Pending,
  address: URL,
): Promise<Claims> => {
  const config = await connect(platform, provider);
  try {
    const tokens = await oidc.authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const signed = tokens.claims();
    if (signed === undefined) throw new Error("no ID token");
    const hasMore = config.serverMetadata().userinfo_endpoint !== undefined;
    const more: unknown = hasMore ? await oidc.fetchUserInfo(config, tokens.access_token, signed.sub) : {};
    return { ...(isObject(more) ? more : {}), ...signed };
  } catch (error) {
    explain(provider, error);
    throw refusal(error instanceof oidc.AuthorizationResponseError ? "denied" : "invalid");
  }
};
