// The third party that sent the visitor here. The platform decides to which address the visitor returns.
import { type FactsOf, throwNotUnderstood, type ParamsOf, valueReaders } from "pilothouse/wire";
import { sessionCalls } from "../../../generated/service/session/session.calls";
import { callAsVisitor } from "../visitor/visitor";
import type { AuthorizeParams } from "./readAuthorizeParams";

export interface ThirdParty {
  readonly name: string;
  readonly company: string;
  /** The address to return to. The third party registered it. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

type Given = Partial<ParamsOf<typeof sessionCalls.cloud>>;

const paramsOf = ({ appKey, returnUrl, state }: AuthorizeParams) =>
  ({ app_key: appKey, return_url: returnUrl, state }) satisfies Given;

/**
 * The address, if its origin and path equal those of `registered`. Throws for any other address, and if the platform
 * did not answer one.
 */
const checked = (address: unknown, registered: unknown, place: string): string => {
  if (typeof address === "string" && typeof registered === "string" && URL.canParse(address)) {
    const url = new URL(address);
    const known = new URL(registered);
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    if (isWeb && url.origin === known.origin && url.pathname === known.pathname) return address;
  }
  return throwNotUnderstood(address, place);
};

/** @throws WireFailure 401 for an unknown key, 406 for an address that is not registered */
export const findThirdParty = async (asked: AuthorizeParams): Promise<ThirdParty> => {
  // For an empty key, the call would answer the current visitor. A blank is refused as a wrong key.
  const given = { ...paramsOf(asked), app_key: asked.appKey || " " } satisfies Given;
  const facts: FactsOf<Given & Readonly<Record<"name" | "company" | "cancel_url", unknown>>> = await callAsVisitor(
    sessionCalls.cloud,
    given,
  );
  return {
    name: valueReaders.text(facts.name, "name"),
    company: valueReaders.text(facts.company, "company"),
    returnUrl: checked(facts.return_url, facts.return_url, "return_url"),
    cancelUrl: checked(facts.cancel_url, facts.return_url, "cancel_url"),
  };
};

/** Gives the consent. Answers the address to return to. @throws WireFailure 401 if the visitor's session has ended */
export const grantConsent = async (asked: AuthorizeParams, { returnUrl }: ThirdParty): Promise<string> =>
  checked(
    (await callAsVisitor(sessionCalls.cloud, { ...paramsOf(asked), grant: 1 })).granted_url,
    returnUrl,
    "granted_url",
  );
