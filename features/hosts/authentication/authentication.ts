// Stores the session for all tabs, and renews it once for all waiting requests.
import { parseJson } from "../../../shared/schema/parseJson";
import type { Authentication, OutgoingRequest } from "../../../src/framework/wire/Authentication";
import type { Payload } from "../../../src/framework/wire/contract";
import { factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { requestNumber } from "../../../src/framework/wire/requestNumber";
import { session } from "../../../src/framework/wire/session";
import * as storage from "../../../src/framework/wire/storage";
import * as token from "../../../src/framework/wire/token";
import { WireFailure } from "../../../src/framework/wire/WireFailure";

/** The stored session: `token`, which is sent with calls, and other JSON values that a style needs. */
export type StoredSession = Payload & { readonly token?: unknown };

/** An authentication style: a file of the framework, or of a console. */
export interface AuthenticationStyle {
  /** The session in the answer of a sign-in. Without a text `token`, nobody is signed in. */
  readonly keep: (answer: Payload) => StoredSession;
  /** Additional headers of each request to the platform. Before the sign-in, there is no session. */
  readonly headers?: (request: OutgoingRequest, kept: StoredSession) => Promise<Readonly<Record<string, string>>>;
  /** Whether the session must be renewed before the next request. */
  readonly isDue?: (kept: StoredSession) => boolean;
  /** Answers the renewed session. @throws WireFailure; a refusal ends the session */
  readonly renew?: (kept: StoredSession) => Promise<StoredSession>;
  /** The parameters of the sign-out call. */
  readonly parting?: (kept: StoredSession) => Payload;
}

/** Whether an error ends the session. Statuses of an overloaded or broken platform do not end it. */
const isFinal = (error: unknown): boolean =>
  error instanceof WireFailure &&
  error.reason === "answer" &&
  error.code !== 429 &&
  !(error.code >= 500 && error.code < 505);

/** Null if nobody is signed in, or if another style began the session. */
const read = (): StoredSession | null => {
  const { session: name, kept } = factsIn(parseJson(storage.get(token.sessionKey()) ?? ""));
  return textIn(name) !== "" && name === token.get() ? factsIn(kept) : null;
};

const write = (name: string, kept: StoredSession): void =>
  storage.set(token.sessionKey(), JSON.stringify({ session: name, kept }));

/** Runs one piece of work at a time, over all tabs. Without https, browsers have no locks, and each tab works alone. */
const alone = (work: () => Promise<boolean>): Promise<boolean> => {
  const { locks }: { readonly locks?: LockManager } = navigator;
  return locks ? locks.request(`${token.sessionKey()}.renewal`, work) : work();
};

export const authentication = (style: AuthenticationStyle): Authentication => {
  const renewAlone = async (borne: string): Promise<boolean> => {
    const kept = read();
    if (kept === null) {
      // A console with another style began this session.
      if (token.get() !== "") session.end();
      return false;
    }
    // Another tab has renewed the session already.
    if (textIn(kept.token) !== borne) return true;
    const name = token.get();
    try {
      const next = await style.renew?.(kept);
      if (next !== undefined && textIn(next.token) === "")
        throw new WireFailure({ reason: "notJson", code: 200, path: "" });
      if (next !== undefined && name === token.get()) {
        write(name, next);
        return true;
      }
    } catch (error) {
      const now = read();
      if (now !== null && textIn(now.token) !== borne) return true;
      if (!isFinal(error)) throw error;
    }
    if (name === token.get()) session.end();
    return false;
  };
  let underWay: Promise<boolean> | null = null;
  const renew = (borne: string): Promise<boolean> => {
    underWay ??= alone(() => renewAlone(borne)).finally(() => {
      underWay = null;
    });
    return underWay;
  };
  return {
    begin(answer) {
      const kept = style.keep(answer);
      if (textIn(kept.token) === "") return "";
      const name = requestNumber();
      write(name, kept);
      return name;
    },
    async bear() {
      const kept = read();
      if (kept !== null && style.isDue?.(kept)) {
        const borne = textIn(kept.token);
        // If the platform does not answer, the present token may still be valid.
        const isOver = await renew(borne).then(
          (isThere) => !isThere,
          () => false,
        );
        if (isOver) throw new WireFailure({ reason: "answer", code: 401, path: "" });
      }
      return textIn(read()?.token);
    },
    renew,
    headers: async (request) => style.headers?.(request, read() ?? {}) ?? {},
    parting: () => style.parting?.(read() ?? {}) ?? {},
  };
};
