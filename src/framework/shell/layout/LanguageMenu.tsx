import { useLocaleState, useTranslate } from "ra-core";
import { Icon } from "../../ui/icons";
import { PopoverButton } from "../../ui/PopoverButton";
import { config } from "../../wire/config";

export const LANGUAGE_NAMES = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" } as const;

/** Changes every visible word at once; the choice is kept. */
export const LanguageChoices = ({ onChoose }: { readonly onChoose: () => void }) => {
  const [locale, setLocale] = useLocaleState();
  return config().languages.map((language) => (
    <button
      key={language}
      type="button"
      role="menuitemradio"
      aria-checked={language === locale}
      className="kit-menu-item"
      lang={language}
      onClick={() => {
        setLocale(language);
        onChoose();
      }}
    >
      <span style={{ flex: 1 }}>{LANGUAGE_NAMES[language]}</span>
      {language === locale ? <Icon name="check" size={16} /> : null}
    </button>
  ));
};

export const LanguageMenu = () => {
  const translate = useTranslate();
  return (
    <PopoverButton
      className="shell-icon shell-only-wide"
      label={translate("shell.language")}
      role="menu"
      face={<Icon name="language" />}
    >
      {(close) => <LanguageChoices onChoose={close} />}
    </PopoverButton>
  );
};
