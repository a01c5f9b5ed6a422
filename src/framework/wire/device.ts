import * as storage from "./storage";

const KEY = "device_id";

/** Not crypto.randomUUID: that is missing on a plain http page. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** How this browser names itself when it signs in; the id is made once and stays. */
export function device(): { readonly device_system: "web"; readonly device_id: string; readonly device_model: string } {
  const id = storage.get(KEY) ?? randomId();
  storage.set(KEY, id);
  return { device_system: "web", device_id: id, device_model: navigator.userAgent.slice(0, 120) };
}
