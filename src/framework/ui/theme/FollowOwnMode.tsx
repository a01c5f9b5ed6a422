import { useColorScheme } from "@mui/material/styles";
import { useStore } from "ra-core";
import { useEffect, useRef } from "react";
import type { ColorMode } from "./mode";
import { MODE_PREFERENCE } from "./ownMode";

/** Switches between light and dark when the preferences of another browser arrive. */
export const FollowOwnMode = () => {
  const [own] = useStore<ColorMode | null>(MODE_PREFERENCE, null);
  const { setMode } = useColorScheme();
  const known = useRef(own);
  useEffect(() => {
    // Compares the stored choices, not the colours on the screen. Otherwise, two tabs could change each other for ever.
    if (own !== null && own !== known.current) setMode(own);
    known.current = own;
  }, [own, setMode]);
  return null;
};
