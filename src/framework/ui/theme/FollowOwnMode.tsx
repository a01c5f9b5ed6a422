import { useColorScheme } from "@mui/material/styles";
import { useStore } from "ra-core";
import { useEffect, useRef } from "react";
import type { Mode } from "./mode";
import { MODE_PREFERENCE } from "./ownMode";

/** When preferences of another browser arrive, applies their choice of light or dark. */
export const FollowOwnMode = () => {
  const [own] = useStore<Mode | null>(MODE_PREFERENCE, null);
  const { setMode } = useColorScheme();
  const known = useRef(own);
  useEffect(() => {
    // Compares the choices and not the colours on the screen. Otherwise two tabs could correct each other forever.
    if (own !== null && own !== known.current) setMode(own);
    known.current = own;
  }, [own, setMode]);
  return null;
};
