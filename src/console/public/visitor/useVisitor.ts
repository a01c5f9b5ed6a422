import { useCallback, useEffect, useState } from "react";
import { type FieldOf, type ParamsOf, WireFailure } from "pilothouse/wire";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import { enterByKey, presentVisitor, type Visitor } from "./visitor";
import * as visitorToken from "./visitorToken";

export type Visit =
  | { readonly phase: "checking" }
  | { readonly phase: "outside"; readonly ended: boolean }
  | { readonly phase: "inside"; readonly visitor: Visitor }
  | { readonly phase: "refused"; readonly error: unknown };

const KEYS = ["auth_key", "app_key", "user_id"] as const satisfies readonly FieldOf<
  ParamsOf<typeof sessionCalls.cloud>
>[];
const [KEY] = KEYS;

const hasKey = () => new URLSearchParams(location.search).has(KEY);

/** Reads a third party's key once and removes it from the address, so that a copied address grants nothing. */
const takeKey = (): { appKey: string; userId: string; authKey: string } | null => {
  const query = new URLSearchParams(location.search);
  const [authKey, appKey, userId] = KEYS.map((name) => query.get(name) ?? "");
  if (!authKey || appKey === undefined || userId === undefined) return null;
  query.delete(KEY);
  history.replaceState(history.state, "", `${location.pathname}?${query}${location.hash}`);
  return { appKey, userId, authKey };
};

/** The visitor: by a third party's key, by the session of this tab, or nobody yet. */
export const useVisitor = () => {
  const [isKnown] = useState(() => visitorToken.get() !== "" || hasKey());
  const [visit, setVisit] = useState<Visit>(isKnown ? { phase: "checking" } : { phase: "outside", ended: false });

  const look = useCallback(async () => {
    setVisit({ phase: "checking" });
    const key = takeKey();
    try {
      const visitor = key ? await enterByKey(key.appKey, key.userId, key.authKey) : await presentVisitor();
      setVisit(visitor ? { phase: "inside", visitor } : { phase: "outside", ended: false });
    } catch (error) {
      setVisit({ phase: "refused", error });
    }
  }, []);
  useEffect(() => {
    if (isKnown) look();
  }, [isKnown, look]);

  const enter = useCallback((visitor: Visitor) => setVisit({ phase: "inside", visitor }), []);
  const leave = useCallback((ended = false) => {
    visitorToken.set("");
    setVisit({ phase: "outside", ended });
  }, []);
  /** True when the session had expired. The person is then asked to sign in again. */
  const endOn = useCallback(
    (error: unknown): boolean => {
      const isEnd = error instanceof WireFailure && error.reason === "answer" && error.code === 401;
      if (isEnd) leave(true);
      return isEnd;
    },
    [leave],
  );
  return { visit, enter, leave, endOn, look };
};
