import { useColorScheme } from "@mui/material/styles";
import { useStore } from "ra-core";
import { useCallback } from "react";
import type { ColorMode } from "./mode";
import { MODE_PREFERENCE } from "./ownMode";

/** The account's choice of light or dark. `choose` applies and stores another one. */
export const useOwnMode = () => {
  const { mode = "system", systemMode, setMode } = useColorScheme();
  const [, keep] = useStore<ColorMode | null>(MODE_PREFERENCE, null);
  const choose = useCallback(
    (chosen: ColorMode) => {
      setMode(chosen);
      keep(chosen);
    },
    [setMode, keep],
  );
  return { mode, isDark: (mode === "system" ? systemMode : mode) === "dark", choose };
};
