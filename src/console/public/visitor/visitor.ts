// Visitors: users of a client app on a public page.
import { loadOverNetwork, loadSending, rightTimeOf } from "pilothouse/public";
import { type FactsOf, factsIn, host, type ParamsOf, post, type TypedCall, WireFailure } from "pilothouse/wire";
import type { AppDevice } from "../../../generated/applist/app_device/appDevice.schema";
import type { AppUser } from "../../../generated/applist/app_user/appUser.schema";
import type { Device } from "../../../generated/product/device/device.schema";
import type { OnlineState } from "../../../generated/values";
import * as visitorToken from "./visitorToken";

export interface VisitorDevice {
  readonly uid: string;
  readonly name: string;
  readonly online: boolean;
}

export interface Visitor {
  readonly userId: string;
  readonly name: string;
  readonly devices: readonly VisitorDevice[];
}

/** Only the type is imported, because public pages load no enumerations. */
const ONLINE: (typeof OnlineState)["online"] = 1;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const visitorOf = (data: unknown): Visitor => {
  const { user, devices } = factsIn(data);
  const { user_id, user_name } = factsIn<AppUser>(user);
  return {
    userId: textOf(user_id),
    name: textOf(user_name) || textOf(user_id),
    devices: (Array.isArray(devices) ? devices : []).map((device: unknown) => {
      const { uid, name, online } = factsIn<Pick<AppDevice, "uid" | "name"> & Pick<Device, "online">>(device);
      return { uid: textOf(uid), name: textOf(name), online: online === ONLINE };
    }),
  };
};

/** Loads the calls: at once for a known visitor, otherwise while they type. @throws WireFailure if loading fails */
const calls = async () => {
  const { sessionCalls } = await loadOverNetwork(() => import("../../../generated/service/session/session.calls"));
  return sessionCalls;
};

/** Makes a call with the visitor's token, and answers the fields of its result. @throws WireFailure */
export const callAsVisitor = async <Params extends object>(
  { path, style }: TypedCall<unknown, Params>,
  params: Partial<Params>,
): Promise<Readonly<Record<string, unknown>>> =>
  factsIn((await post(path, { ...params }, { style, token: visitorToken.get() })).data);

const enter = (facts: Readonly<Record<string, unknown>>): Visitor => {
  visitorToken.set(textOf(facts[host().signIn.token]));
  return visitorOf(facts);
};

export interface VisitorInput {
  readonly account: string;
  readonly password: string;
  readonly appKey: string;
  /** The verification picture, if one was required. */
  readonly verifyId: string;
  readonly code: string;
}

type Given = Partial<ParamsOf<Awaited<ReturnType<typeof calls>>["cloud_sign_in"]>>;

/** @throws WireFailure */
export const signInVisitor = async (input: VisitorInput): Promise<Visitor> => {
  const { account: user_id, password, appKey: app_key, verifyId: verify_id, code: verify_code } = input;
  const { secretOf, clock, deviceId, knownBrowser } = await loadSending();
  const device_id = deviceId();
  const send = async () => {
    const user_password = await secretOf(user_id, password);
    const device_token = knownBrowser.token("visitor", user_id);
    const given = { app_key, device_id, device_token, user_id, user_password, verify_id, verify_code } satisfies Given;
    return callAsVisitor((await calls()).cloud_sign_in, given);
  };
  const facts: FactsOf<Given> = await send().catch((error: unknown) => {
    // The refusal contains the platform's time: try again with its clock, unless the attempt used up a picture.
    const now = rightTimeOf(error);
    clock.set(now);
    if (now === undefined || verify_code !== "") throw error;
    return send();
  });
  knownBrowser.keep("visitor", user_id, facts.device_token);
  return enter(facts);
};

/** Signs in with a key that a third party signed for its user. @throws WireFailure 401 if the key is wrong */
export const enterByKey = async (app_key: string, user_id: string, auth_key: string): Promise<Visitor> =>
  enter(await callAsVisitor((await calls()).cloud, { app_key, user_id, auth_key }));

/** The visitor who is signed in, or null. @throws WireFailure if the platform cannot be reached */
export const presentVisitor = async (): Promise<Visitor | null> => {
  if (visitorToken.get() === "") return null;
  try {
    return visitorOf(await callAsVisitor((await calls()).cloud, {}));
  } catch (error) {
    if (!(error instanceof WireFailure) || error.reason !== "answer") throw error;
    visitorToken.set("");
    return null;
  }
};
