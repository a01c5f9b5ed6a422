import { useColorScheme } from "@mui/material/styles";
import { useStore, useTranslate } from "ra-core";
import { MenuItem } from "../../ui/Menu";
import { PopoverButton } from "../../ui/PopoverButton";
import type { Mode } from "../../ui/theme/mode";
import { MODE_PREFERENCE } from "../../ui/theme/ownMode";

const MODES = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "settings"],
] as const;

export const ThemeChoices = ({ onChoose }: { readonly onChoose: () => void }) => {
  const translate = useTranslate();
  const { mode = "system", setMode } = useColorScheme();
  const [, keep] = useStore<Mode | null>(MODE_PREFERENCE, null);
  return MODES.map(([value, icon]) => (
    <MenuItem
      key={value}
      icon={icon}
      chosen={value === mode}
      onClick={() => {
        setMode(value);
        keep(value);
        onChoose();
      }}
    >
      {translate(`shell.theme_${value}`)}
    </MenuItem>
  ));
};

export const ThemeMenu = () => {
  const translate = useTranslate();
  const { mode = "system", systemMode } = useColorScheme();
  const dark = (mode === "system" ? systemMode : mode) === "dark";
  return (
    <PopoverButton
      className="shell-only-wide"
      size="medium"
      label={translate("shell.theme")}
      role="menu"
      icon={dark ? "moon" : "sun"}
    >
      {(close) => <ThemeChoices onChoose={close} />}
    </PopoverButton>
  );
};
