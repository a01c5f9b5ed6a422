// A call to a server of its own goes past the platform: when nothing answers, the address is what an operator needs to know.
import { valueAt } from "../resource/valueAt";

type Translate = (key: string, options?: Record<string, unknown>) => string;

const LOOPBACK = /^http:\/\/(?:localhost|127\.|\[::1\])/i;

/** Browsers block plain http from a page that came over https, but for this machine's own. */
const isBlocked = (address: string): boolean =>
  globalThis.location?.protocol === "https:" && /^http:\/\//i.test(address) && !LOOPBACK.test(address);

/** Words of what went wrong between here and the server; null when the server itself answered. */
const wordsOf = (error: unknown, address: string): string | null => {
  if (isBlocked(address)) return "kit.action.mixed";
  // What is no web address is found out before anything is sent.
  if (error instanceof TypeError) return "kit.action.unreachable";
  switch (valueAt(error, "body.failure.reason")) {
    case "network":
    case "timeout":
      return "kit.action.unreachable";
    case "notJson":
    case "server":
      return "kit.action.no_server";
    default:
      return null;
  }
};

/** @throws Error that names the address where no server of the platform answers there */
export const atServer = async <T>(address: string, translate: Translate, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const words = wordsOf(error, address);
    throw words === null ? error : new Error(translate(words, { address }));
  }
};
