import { useLocaleState, useTranslate } from "ra-core";
import { MenuItem } from "../../ui/Menu";
import { PopoverButton } from "../../ui/PopoverButton";
import { config } from "../../wire/config";
import { LANGUAGE_NAMES } from "../../wire/contract";

/** The languages to choose from. The page changes at once, and the choice is stored. */
export const LanguageChoices = ({ onChoose }: { readonly onChoose: () => void }) => {
  const [locale, setLocale] = useLocaleState();
  return config().languages.map((language) => (
    <MenuItem
      key={language}
      chosen={language === locale}
      lang={language}
      onClick={() => {
        setLocale(language);
        onChoose();
      }}
    >
      {LANGUAGE_NAMES[language]}
    </MenuItem>
  ));
};

export const LanguageMenu = () => {
  const translate = useTranslate();
  return (
    <PopoverButton
      className="shell-only-wide"
      size="medium"
      label={translate("shell.language")}
      role="menu"
      icon="language"
    >
      {(close) => <LanguageChoices onChoose={close} />}
    </PopoverButton>
  );
};
