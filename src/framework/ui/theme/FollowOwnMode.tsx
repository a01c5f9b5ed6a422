import { useColorScheme } from "@mui/material/styles";
import { useStore } from "ra-core";
import { useEffect, useRef } from "react";
import type { Mode } from "./mode";
import { MODE_PREFERENCE } from "./ownMode";

/** Applies the account's choice of another browser when it arrives. */
export const FollowOwnMode = () => {
  const [own] = useStore<Mode | null>(MODE_PREFERENCE, null);
  const { setMode } = useColorScheme();
  const known = useRef(own);
  useEffect(() => {
    // Compares the choices and not what is drawn: otherwise two tabs could correct each other forever.
    if (own !== null && own !== known.current) setMode(own);
    known.current = own;
  }, [own, setMode]);
  return null;
};
