import { host } from "./Host";
import { requestNumber } from "./requestNumber";
import * as storage from "./storage";

const KEY = storage.ownKey("device");

/** The id of this browser, created once. */
export function deviceId(): string {
  const id = storage.get(KEY) ?? requestNumber();
  storage.set(KEY, id);
  return id;
}

/** The facts about this browser that the sign-in sends, with the platform's names. */
export function device(): Readonly<Record<string, string>> {
  const { device: id, system, model } = host().signIn;
  const parts = [
    [system, "web"],
    [id, deviceId()],
    [model, (globalThis.navigator?.userAgent ?? "").slice(0, 256)],
  ];
  return Object.fromEntries(parts.filter(([name]) => name !== ""));
}
