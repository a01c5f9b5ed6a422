// What the platform says of whoever sent the person here. Where the way leads back is the platform's word alone.
import { type FactsOf, type ParamsOf, WireFailure } from "pilothouse/wire";
import { sessionCalls } from "../../../generated/service/session/session.calls";
import { callAsVisitor } from "../visitor/visitor";

export interface Asked {
  readonly appKey: string;
  readonly returnUrl: string;
  readonly state: string;
}

/** OAuth's names are understood too. */
export const askedIn = (search: string): Asked => {
  const query = new URLSearchParams(search);
  const first = (...names: readonly string[]) => names.map((name) => query.get(name)).find((value) => value) ?? "";
  return {
    appKey: first("app_key", "client_id"),
    returnUrl: first("return_url", "redirect_uri"),
    state: first("state"),
  };
};

export interface ThirdParty {
  readonly name: string;
  readonly company: string;
  /** An address that this third party registered. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

type Given = Partial<ParamsOf<typeof sessionCalls.cloud>>;

const paramsOf = ({ appKey, returnUrl, state }: Asked) =>
  ({ app_key: appKey, return_url: returnUrl, state }) satisfies Given;

/** The address itself when it is a web address below `registered`; anything else is taken as no answer. */
const checked = (address: unknown, registered: unknown): string => {
  if (typeof address === "string" && typeof registered === "string" && URL.canParse(address)) {
    const url = new URL(address);
    const known = new URL(registered);
    const isWeb = url.protocol === "https:" || url.protocol === "http:";
    if (isWeb && url.origin === known.origin && url.pathname === known.pathname) return address;
  }
  throw new WireFailure({ reason: "notJson", code: 200, path: sessionCalls.cloud.path });
};

/** @throws WireFailure 401 for a key nobody has, 406 for an address that is not registered */
export const findThirdParty = async (asked: Asked): Promise<ThirdParty> => {
  // An empty key would ask who is here; a key of one blank is simply wrong.
  const given = { ...paramsOf(asked), app_key: asked.appKey || " " } satisfies Given;
  const facts: FactsOf<Given & Readonly<Record<"name" | "company" | "cancel_url", unknown>>> = await callAsVisitor(
    sessionCalls.cloud,
    given,
  );
  return {
    name: String(facts.name ?? ""),
    company: String(facts.company ?? ""),
    returnUrl: checked(facts.return_url, facts.return_url),
    cancelUrl: checked(facts.cancel_url, facts.return_url),
  };
};

/** Where to go with the consent. @throws WireFailure 401 when the visitor's session is over */
export const grant = async (asked: Asked, { returnUrl }: ThirdParty): Promise<string> =>
  checked((await callAsVisitor(sessionCalls.cloud, { ...paramsOf(asked), grant: 1 })).granted_url, returnUrl);
