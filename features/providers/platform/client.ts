// Communicates with an identity provider by OpenID Connect. The provider's configuration is read each time, so that new
// keys and addresses take effect at once. This costs little, because sign-ins are rare.
import * as oidc from "openid-client";
import type { Platform } from "../../../platform/framework/Platform";
import { isObject } from "../../../platform/framework/wire/readJson";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { isAddressAllowed, isHttpAllowed, createOpenFetch } from "./createOpenFetch";
import { type Provider, providerText } from "./Provider";
import { signInFailure } from "./signInFailure";

/** The address to which a provider sends people back. */
export const CALLBACK_PATH = "/rest/providers/callback";

/** Accepted difference between clocks, in seconds. */
const SKEW = MINUTE;

/** The method that is the default of the standard, unless the provider only accepts the secret in the body. */
const clientAuth = (secret: string): oidc.ClientAuth => {
  if (secret === "") return oidc.None();
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)];
  return (server, ...request) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [];
    const isPosted = methods.includes("client_secret_post") && !methods.includes("client_secret_basic");
    return (isPosted ? post : basic)(server, ...request);
  };
};

/** The log tells operators the reason. The message tells people what they can do. */
const explain = (provider: Provider, error: unknown): void => {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const { code } = Object(error);
  console.warn(`Identity provider ${provider.name}: ${[code, name, message].filter(Boolean).join(" ")}`);
};

/** @throws Failure 401 `unreachable` */
export const readConfiguration = async (platform: Platform, provider: Provider): Promise<oidc.Configuration> => {
  const text = providerText(provider, "issuer");
  try {
    const issuer = new URL(text);
    if (!isAddressAllowed(platform, issuer)) throw new Error("its issuer is not an open https address");
    return await oidc.discovery(
      issuer,
      providerText(provider, "client"),
      { [oidc.clockTolerance]: SKEW },
      clientAuth(providerText(provider, "secret")),
      {
        [oidc.customFetch]: createOpenFetch(platform),
        execute: [
          // Checks the signature of the token about a person with the provider's present keys.
          oidc.enableNonRepudiationChecks,
          ...(isHttpAllowed(platform, issuer) ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
  } catch (error) {
    explain(provider, error);
    throw signInFailure("unreachable");
  }
};

/** The values with which a begun sign-in must be completed. */
export interface PendingSignIn {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export const makePendingSignIn = (): PendingSignIn => ({
  state: oidc.randomState(),
  nonce: oidc.randomNonce(),
  verifier: oidc.randomPKCECodeVerifier(),
});

/** The address at the provider for the sign-in. `isAgain`: people sign in there again, even if they have a session. */
export const providerAddress = async (
  platform: Platform,
  provider: Provider,
  { state, nonce, verifier }: PendingSignIn,
  callback: string,
  isAgain: boolean,
): Promise<string> => {
  const config = await readConfiguration(platform, provider);
  const scopes = new Set(["openid", ...providerText(provider, "scopes").split(/\s+/)]);
  const asked = {
    redirect_uri: callback,
    scope: [...scopes].filter((scope) => scope !== "").join(" "),
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    // Without this, a provider where the person is still signed in would send them back at once.
    ...(isAgain ? { prompt: "login", max_age: "0" } : {}),
  };
  return oidc.buildAuthorizationUrl(config, asked).href;
};

/** The claims of a provider about a person. */
export type Claims = Readonly<Record<string, unknown>> & { readonly iss: string; readonly sub: string };

/**
 * Exchanges the code of the provider for the claims about the person. If the signed token and the userinfo address
 * differ, the token counts. @throws Failure 401 denied, invalid or unreachable
 */
export const readClaims = async (
  platform: Platform,
  provider: Provider,
  { state, nonce, verifier }: PendingSignIn,
  address: URL,
): Promise<Claims> => {
  const config = await readConfiguration(platform, provider);
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
    throw signInFailure(error instanceof oidc.AuthorizationResponseError ? "denied" : "invalid");
  }
};
