// Renews a short-lived token with a refresh token (RFC 6749, section 6): `renew` of host.yaml.
import { callHost } from "../../../src/framework/wire/callHost";
import type { Authentication } from "../../../src/framework/wire/Authentication";
import type { Payload } from "../../../src/framework/wire/contract";
import type { HostCall } from "../../../src/framework/wire/Host";
import { factsIn, numberIn, textIn } from "../../../src/framework/wire/readAnswer";
import { WireFailure } from "../../../src/framework/wire/WireFailure";
import { authentication, type StoredSession } from "./authentication";

export interface RefreshSettings extends HostCall {
  /** Names in the answers of the sign-in and of this call: the token, the refresh token, and the token's life in seconds. */
  readonly token: string;
  readonly refresh: string;
  readonly lifetime: string;
  /** Whether the sign-out sends the refresh token, so that the platform forgets it. */
  readonly parts: boolean;
}

/** Tokens are renewed this many milliseconds before they end, but not before four fifths of their life are over. */
const BEFORE = 60_000;

export const refreshing = ({ token, refresh, lifetime, parts, ...call }: RefreshSettings): Authentication => {
  /** If the answer has no new refresh token, the former token is used again. */
  const keptOf = (answer: Payload, before = ""): StoredSession => {
    const life = numberIn(answer[lifetime]) * 1000;
    return {
      token: textIn(answer[token]),
      refresh: textIn(answer[refresh]) || before,
      due: life > 0 ? Date.now() + Math.max(life * 0.8, life - BEFORE) : 0,
    };
  };
  return authentication({
    keep: keptOf,
    isDue: (kept) => kept.refresh !== "" && numberIn(kept.due) > 0 && Date.now() >= numberIn(kept.due),
    async renew(kept) {
      const before = textIn(kept.refresh);
      if (before === "") throw new WireFailure({ reason: "answer", code: 401, path: call.path });
      const { data } = await callHost(call, { [refresh]: before }, { token: "", quiet: true });
      return keptOf(factsIn(data), before);
    },
    parting: (kept) => (parts ? { [refresh]: textIn(kept.refresh) } : {}),
  });
};
