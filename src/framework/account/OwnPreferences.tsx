// The preferences of the signed-in account. Each change takes effect at once.
import Button from "@mui/material/Button";
import { useLocaleState, useNotify, useStoreContext, useTranslate } from "ra-core";
import { useDensity } from "../list/table/density";
import { DENSITIES } from "../list/table/rowHeights";
import { useOwnMode } from "../ui/theme/useOwnMode";
import { config } from "../wire/config";
import { LANGUAGE_NAMES } from "../wire/contract";
import { Segments } from "../ui/Segments";
import { DATE_FORMS, useDateForm } from "../value/useMoment";

const MODES = ["light", "dark", "system"] as const;
/** Store keys of a person's arrangement of lists: columns, filters, sort order, page. */
const ARRANGED = /(\.columns|\.listParams|\.perPage|\.savedFilters|\.savedQueries|\.importColumns|\.arranged)$/;

export const OwnPreferences = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [locale, setLocale] = useLocaleState();
  const { mode, choose } = useOwnMode();
  const [density, setDensity] = useDensity();
  const [dates, setDates] = useDateForm();
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
        onChoose={choose}
      />
      <Segments
        legend={translate("own.density")}
        value={density}
        options={DENSITIES.map((value) => ({ value, label: translate(`own.density_${value}`) }))}
        onChoose={setDensity}
      />
      <Segments
        legend={translate("own.dates")}
        value={dates}
        options={DATE_FORMS.map((value) => ({ value, label: translate(`own.dates_${value}`) }))}
        onChoose={setDates}
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
