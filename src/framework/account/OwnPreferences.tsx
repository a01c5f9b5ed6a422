// The preferences of the signed-in account. Each change takes effect at once.
import Button from "@mui/material/Button";
import { useColorScheme } from "@mui/material/styles";
import { useLocaleState, useNotify, useStore, useStoreContext, useTranslate } from "ra-core";
import { DENSITIES, useDensity } from "../list/table/density";
import type { Mode } from "../ui/theme/mode";
import { MODE_PREFERENCE } from "../ui/theme/ownMode";
import { config } from "../wire/config";
import { Segments } from "../ui/Segments";

const LANGUAGE_NAMES = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" } as const;
const MODES = ["light", "dark", "system"] as const;
/** Store keys of the lists: columns, filters, sort and page. */
const ARRANGED = /(\.columns|\.listParams|\.perPage|\.savedFilters|\.savedQueries)$/;

export const OwnPreferences = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale, setLocale] = useLocaleState();
  const { mode = "system", setMode } = useColorScheme();
  const [, keepMode] = useStore<Mode | null>(MODE_PREFERENCE, null);
  const [density, setDensity] = useDensity();
  const store = useStoreContext();
  const reset = () => {
    for (const key of Object.keys(store.listItems?.() ?? {})) if (ARRANGED.test(key)) store.removeItem(key);
    notify("own.listsReset", { type: "success" });
  };
  return (
    <div className="own-choices">
      <Segments
        legend={translate("shell.language")}
        value={locale}
        options={config().languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChoose={setLocale}
      />
      <Segments
        legend={translate("shell.theme")}
        value={mode}
        options={MODES.map((value) => ({ value, label: translate(`shell.theme_${value}`) }))}
        onChoose={(value) => {
          setMode(value);
          keepMode(value);
        }}
      />
      <Segments
        legend={translate("own.density")}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: translate(`own.density_${value}`) }))}
        onChoose={setDensity}
      />
      <div>
        <p className="own-note">{translate("own.resetHint")}</p>
        <Button variant="outlined" color="inherit" onClick={reset}>
          {translate("own.resetLists")}
        </Button>
      </div>
    </div>
  );
};
