import { host } from "./Host";
import * as storage from "./storage";

const KEY = storage.ownKey("device");

/** crypto.randomUUID is missing on a plain http page. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The id of this browser, created once. */
export function deviceId(): string {
  const id = storage.get(KEY) ?? randomId();
  storage.set(KEY, id);
  return id;
}

/** What this browser sends about itself at sign-in, by the names of the platform. */
export function device(): Readonly<Record<string, string>> {
  const { device: id, system, model } = host().signIn;
  return { [system]: "web", [id]: deviceId(), [model]: navigator.userAgent.slice(0, 120) };
}
