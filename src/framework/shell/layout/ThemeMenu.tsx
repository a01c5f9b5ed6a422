import { useTranslate } from "ra-core";
import { MenuItem } from "../../ui/Menu";
import { PopoverButton } from "../../ui/PopoverButton";
import { useOwnMode } from "../../ui/theme/useOwnMode";

const MODES = [
  ["light", "sun"],
  ["dark", "moon"],
  ["system", "settings"],
] as const;

export const ThemeChoices = ({ onChoose }: { readonly onChoose: () => void }) => {
  const translate = useTranslate();
  const { mode, choose } = useOwnMode();
  return MODES.map(([value, icon]) => (
    <MenuItem
      key={value}
      icon={icon}
      chosen={value === mode}
      onClick={() => {
        choose(value);
        onChoose();
      }}
    >
      {translate(`shell.theme_${value}`)}
    </MenuItem>
  ));
};

export const ThemeMenu = () => {
  const translate = useTranslate();
  const { isDark } = useOwnMode();
  return (
    <PopoverButton
      className="shell-only-wide"
      size="medium"
      label={translate("shell.theme")}
      role="menu"
      icon={isDark ? "moon" : "sun"}
    >
      {(close) => <ThemeChoices onChoose={close} />}
    </PopoverButton>
  );
};
