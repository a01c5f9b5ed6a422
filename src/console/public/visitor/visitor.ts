// Visitors: users of a client app on a public page. Loaded while the person types (loadVisitor.ts).
import {
  loadSending,
  needsPicture,
  refusedWords,
  platformTimeIn,
  translator,
  secondsToWaitIn,
} from "pilothouse/public";
import {
  type FactsOf,
  factsIn,
  fieldOf,
  type FieldOf,
  host,
  keepKnownParams,
  type ParamsOf,
  post,
  type TypedCall,
  valueReaders,
  WireFailure,
} from "pilothouse/wire";
import type { App } from "../../../generated/applist/app/app.schema";
import type { AppDevice } from "../../../generated/applist/app_device/appDevice.schema";
import type { AppUser } from "../../../generated/applist/app_user/appUser.schema";
import type { Device } from "../../../generated/product/device/device.schema";
import { OnlineState } from "../../../../shared/generated/enums";
import { sessionCalls } from "../../../generated/service/session/session.calls";
import type { FailureText } from "../failureText";
import { failureMessage } from "../failureMessage";
import * as visitorToken from "./visitorToken";
import { findWord } from "./words";

export interface VisitorDevice {
  readonly uid: string;
  readonly name: string;
  readonly online: boolean;
}

export interface Visitor {
  readonly userId: string;
  readonly name: string;
  /** The name of the client app; empty if the platform does not say it. */
  readonly app: string;
  readonly devices: readonly VisitorDevice[];
}

const { list, maybe, number, parts, text } = valueReaders;
const [user, app, device, state] = [fieldOf<AppUser>(), fieldOf<App>(), fieldOf<AppDevice>(), fieldOf<Device>()];
const [USER, NAME, APP, UID, TITLE, STATE] = [
  user("user_id"),
  user("user_name"),
  app("name"),
  device("uid"),
  device("name"),
  state("online"),
];
const answered = parts({
  user: parts({ [USER]: text, [NAME]: maybe(text) }),
  app: maybe(parts({ [APP]: maybe(text) })),
  devices: maybe(list(parts({ [UID]: text, [TITLE]: maybe(text), [STATE]: maybe(number) }))),
});

/** @throws WireFailure if the answer does not name the visitor */
const visitorOf = (data: unknown): Visitor => {
  const { user: held, app: known, devices } = answered(data);
  return {
    userId: held[USER],
    name: held[NAME] || held[USER],
    app: known?.[APP] ?? "",
    devices: (devices ?? []).map((one) => ({
      uid: one[UID],
      name: one[TITLE] ?? "",
      online: one[STATE] === OnlineState.online,
    })),
  };
};

/** Makes a call with the visitor's token, and answers the fields of its result. @throws WireFailure */
export const callAsVisitor = async <Params extends object>(
  call: TypedCall<unknown, Params>,
  params: Partial<Params>,
): Promise<Readonly<Record<string, unknown>>> => {
  const { path, style } = call;
  return factsIn((await post(path, keepKnownParams(call, { ...params }), { style, token: visitorToken.get() })).data);
};

const enter = (facts: Readonly<Record<string, unknown>>): Visitor => {
  const visitor = visitorOf(facts);
  const { token } = host().signIn;
  visitorToken.set(valueReaders.text(facts[token], token));
  return visitor;
};

export interface VisitorInput {
  readonly account: string;
  readonly password: string;
  readonly appKey: string;
  /** The verification picture, if one is required. */
  readonly verifyId: string;
  readonly code: string;
}

type Given = Partial<ParamsOf<typeof sessionCalls.cloud_sign_in>>;

/** @throws WireFailure */
const signInVisitor = async (input: VisitorInput): Promise<Visitor> => {
  const { account: user_id, password, appKey: app_key, verifyId: verify_id, code: verify_code } = input;
  const { secretOf, clock, deviceId, knownBrowser } = await loadSending();
  const device_id = deviceId();
  const send = async () => {
    const user_password = await secretOf(user_id, password);
    const device_token = knownBrowser.token("visitor", user_id);
    const given = { app_key, device_id, device_token, user_id, user_password, verify_id, verify_code } satisfies Given;
    return callAsVisitor(sessionCalls.cloud_sign_in, given);
  };
  const facts: FactsOf<Given> = await send().catch((error: unknown) => {
    // The refusal contains the platform's time. The call is repeated with this time, unless the attempt has used up a
    // captcha.
    const now = platformTimeIn(error);
    clock.set(now);
    if (now === undefined || verify_code !== "") throw error;
    return send();
  });
  knownBrowser.keep("visitor", user_id, facts.device_token);
  return enter(facts);
};

export interface RefusedSignIn {
  readonly said: FailureText;
  /** Seconds until the next attempt is allowed. */
  readonly seconds: number;
  /** Whether the text of the picture was wrong, and whether the next attempt needs a picture. */
  readonly isPicture: boolean;
  readonly needsPicture: boolean;
}

const CODE: FieldOf<Given> = "verify_code";

const refusedOf = (error: unknown): RefusedSignIn => {
  const picture = error instanceof WireFailure ? error.fields[CODE] : undefined;
  const said: FailureText = (language) => {
    const t = refusedWords(language);
    if (picture === "invalid.required") return translator(language)("invalid.code");
    if (picture !== undefined) return t("failed.code");
    return platformTimeIn(error) === undefined
      ? failureMessage(error, language, findWord(language))
      : t("failed.clock");
  };
  return { said, seconds: secondsToWaitIn(error), isPicture: picture !== undefined, needsPicture: needsPicture(error) };
};

/** Null if the visitor was signed in. */
export const tryVisitor = async (
  input: VisitorInput,
  onEnter: (visitor: Visitor) => void,
): Promise<RefusedSignIn | null> => {
  try {
    onEnter(await signInVisitor(input));
    return null;
  } catch (error) {
    return refusedOf(error);
  }
};

const KEYS = ["auth_key", "app_key", "user_id"] as const satisfies readonly FieldOf<
  ParamsOf<typeof sessionCalls.cloud>
>[];
const [KEY] = KEYS;

/** Reads a third party's key once and removes it from the address, so that a copied address grants nothing. */
const takeKey = (): Partial<ParamsOf<typeof sessionCalls.cloud>> | null => {
  const query = new URLSearchParams(location.search);
  const [auth_key, app_key, user_id] = KEYS.map((name) => query.get(name) ?? "");
  if (!auth_key || app_key === undefined || user_id === undefined) return null;
  query.delete(KEY);
  history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  return { app_key, user_id, auth_key };
};

/** The visitor who is signed in, or null. @throws WireFailure if the platform cannot be reached */
const presentVisitor = async (): Promise<Visitor | null> => {
  if (visitorToken.get() === "") return null;
  try {
    return visitorOf(await callAsVisitor(sessionCalls.cloud, {}));
  } catch (error) {
    if (!(error instanceof WireFailure) || error.reason !== "answer") throw error;
    visitorToken.set("");
    return null;
  }
};

/**
 * The visitor from the key that a third party signed, or from the session of this tab; otherwise null.
 * @throws WireFailure 401 when the key is wrong
 */
export const currentVisitor = async (): Promise<Visitor | null> => {
  const key = takeKey();
  return key ? enter(await callAsVisitor(sessionCalls.cloud, key)) : presentVisitor();
};
