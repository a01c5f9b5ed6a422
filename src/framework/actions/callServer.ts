// Makes a call to another server directly. If it fails, the message contains the address of that server.
import { valueAt } from "../resource/valueAt";

type Translate = (key: string, options?: Record<string, unknown>) => string;

const LOOPBACK = /^http:\/\/(?:localhost|127\.|\[::1\])/i;

/** Browsers block plain http from an https page, except to this computer. */
const isBlocked = (address: string): boolean =>
  globalThis.location?.protocol === "https:" && /^http:\/\//i.test(address) && !LOOPBACK.test(address);

/** The message key for a failed connection. Null if the server answered. */
const wordsOf = (error: unknown, address: string): string | null => {
  if (isBlocked(address)) return "ui.action.mixed";
  // An invalid address is noticed before anything is sent.
  if (error instanceof TypeError) return "ui.action.unreachable";
  switch (valueAt(error, "body.failure.reason")) {
    case "network":
    case "timeout":
      return "ui.action.unreachable";
    case "notJson":
    case "server":
      return "ui.action.no_server";
    default:
      return null;
  }
};

/** @throws Error with the address if the server does not answer, or is not registered on the platform */
export const callServer = async <T>(address: string, translate: Translate, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const words = wordsOf(error, address);
    throw words === null ? error : new Error(translate(words, { address }));
  }
};
