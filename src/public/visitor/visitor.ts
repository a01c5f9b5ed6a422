// A user of a client app on a public page.
import { factsOf } from "../../wire/answer";
import { post } from "../../wire/client";
import type { Payload } from "../../wire/contract";
import { WireFailure } from "../../wire/WireFailure";
import { loadSending } from "../loadSending";
import { visitorToken } from "./visitorToken";

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

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const visitorOf = (data: unknown): Visitor => {
  const { user, devices } = factsOf(data);
  const { user_id, user_name } = factsOf(user);
  return {
    userId: textOf(user_id),
    name: textOf(user_name) || textOf(user_id),
    devices: (Array.isArray(devices) ? devices : []).map((device: unknown) => {
      const { uid, name, online } = factsOf(device);
      return { uid: textOf(uid), name: textOf(name), online: online === 1 };
    }),
  };
};

/** The facts of an answer to a call in the visitor's name. @throws WireFailure */
export const callAsVisitor = async (path: string, params: Payload): Promise<Readonly<Record<string, unknown>>> =>
  factsOf((await post(path, params, { style: "legacy", token: visitorToken.get() })).data);

const enter = (facts: Readonly<Record<string, unknown>>): Visitor => {
  visitorToken.set(textOf(facts.acc_token));
  return visitorOf(facts);
};

/** @throws WireFailure */
export const signInVisitor = async (user_id: string, password: string, app_key: string): Promise<Visitor> => {
  const { secretOf } = await loadSending();
  const user_password = await secretOf(user_id, password);
  return enter(await callAsVisitor("/user/login", { app_key, user_id, user_password }));
};

/** With a key that a third party signed for its user. @throws WireFailure 401 when it is wrong */
export const enterByKey = async (app_key: string, user_id: string, auth_key: string): Promise<Visitor> =>
  enter(await callAsVisitor("/auth/cloud", { app_key, user_id, auth_key }));

/** Who is already here, or null. @throws WireFailure when the platform cannot be asked */
export const presentVisitor = async (): Promise<Visitor | null> => {
  if (visitorToken.get() === "") return null;
  try {
    return visitorOf(await callAsVisitor("/auth/cloud", {}));
  } catch (error) {
    if (!(error instanceof WireFailure) || error.reason !== "answer") throw error;
    visitorToken.set("");
    return null;
  }
};
