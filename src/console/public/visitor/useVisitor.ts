import { useCallback, useEffect, useState } from "react";
import { type FieldOf, type ParamsOf, WireFailure } from "pilothouse/wire";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import { setAppName } from "../face/appName";
import { loadVisitor } from "./loadVisitor";
import type { Visitor } from "./visitor";
import * as visitorToken from "./visitorToken";

export type VisitorState =
  | { readonly phase: "checking" }
  | { readonly phase: "outside"; readonly ended: boolean }
  | { readonly phase: "inside"; readonly visitor: Visitor }
  | { readonly phase: "refused"; readonly error: unknown };

const KEY: FieldOf<ParamsOf<typeof sessionCalls.cloud>> = "auth_key";

/** The visitor, from a third party's key or from the session of this tab. Null if there is none. */
export const useVisitor = () => {
  const [isKnown] = useState(() => visitorToken.get() !== "" || new URLSearchParams(location.search).has(KEY));
  const [visit, setVisit] = useState<VisitorState>(
    isKnown ? { phase: "checking" } : { phase: "outside", ended: false },
  );

  const enter = useCallback((visitor: Visitor) => {
    if (visitor.app !== "") setAppName(visitor.app);
    setVisit({ phase: "inside", visitor });
  }, []);
  const look = useCallback(async () => {
    setVisit({ phase: "checking" });
    try {
      const visitor = await (await loadVisitor()).currentVisitor();
      if (visitor) enter(visitor);
      else setVisit({ phase: "outside", ended: false });
    } catch (error) {
      setVisit({ phase: "refused", error });
    }
  }, [enter]);
  useEffect(() => {
    if (isKnown) look();
  }, [isKnown, look]);

  const leave = useCallback((ended = false) => {
    visitorToken.set("");
    setVisit({ phase: "outside", ended });
  }, []);
  /** True when the session had expired, so that the person is asked to sign in again. */
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
