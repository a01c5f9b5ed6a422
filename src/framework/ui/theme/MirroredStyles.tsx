// Turns MUI's styles around while the language is written from right to left. Loaded only in consoles with such a language.
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { ThemeProvider } from "@mui/material/styles";
import { useLocale } from "ra-core";
import { type ReactNode, useMemo } from "react";
import { isRightToLeft } from "../../wire/language";
import { mirrorStyles } from "./mirrorStyles";

const straight = createCache({ key: "mui", prepend: true });
const turned = createCache({ key: "turned", prepend: true, stylisPlugins: [mirrorStyles] });

/** The parts of MUI that compute positions ask the theme for the direction. */
const directed = (direction: "ltr" | "rtl") => (theme: object) => ({ ...theme, direction });

export const MirroredStyles = ({ children }: { readonly children: ReactNode }) => {
  const direction = isRightToLeft(useLocale() ?? "") ? "rtl" : "ltr";
  const theme = useMemo(() => directed(direction), [direction]);
  return (
    <CacheProvider value={direction === "rtl" ? turned : straight}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
};
