import { useColorScheme } from "@mui/material/styles";
import { useStore } from "ra-core";
import { useEffect, useRef } from "react";
import type { Mode } from "./mode";
import { MODE_PREFERENCE } from "./ownMode";

/** What the account chooses in another browser is drawn here too, once it arrives. */
export const FollowOwnMode = () => {
  const [own] = useStore<Mode | null>(MODE_PREFERENCE, null);
  const { setMode } = useColorScheme();
  const known = useRef(own);
  useEffect(() => {
    // The choice itself, never what is drawn: two tabs that correct each other would not end.
    if (own !== null && own !== known.current) setMode(own);
    known.current = own;
  }, [own, setMode]);
  return null;
};
