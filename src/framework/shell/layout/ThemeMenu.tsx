import { useColorScheme } from "@mui/material/styles";
import { useStore, useTranslate } from "ra-core";
import { Icon } from "../../ui/icons";
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
    <button
      key={value}
      type="button"
      role="menuitemradio"
      aria-checked={value === mode}
      className="kit-menu-item"
      onClick={() => {
        setMode(value);
        keep(value);
        onChoose();
      }}
    >
      <Icon name={icon} size={17} />
      <span style={{ flex: 1 }}>{translate(`shell.theme_${value}`)}</span>
      {value === mode ? <Icon name="check" size={16} /> : null}
    </button>
  ));
};

export const ThemeMenu = () => {
  const translate = useTranslate();
  const { mode = "system", systemMode } = useColorScheme();
  const dark = (mode === "system" ? systemMode : mode) === "dark";
  return (
    <PopoverButton
      className="shell-icon shell-only-wide"
      label={translate("shell.theme")}
      role="menu"
      face={<Icon name={dark ? "moon" : "sun"} />}
    >
      {(close) => <ThemeChoices onChoose={close} />}
    </PopoverButton>
  );
};
