// MUI X's calendar and clock. They are in a separate file, which is loaded when one of them opens.
import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { DateCalendar } from "@mui/x-date-pickers/DateCalendar";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import { MultiSectionDigitalClock } from "@mui/x-date-pickers/MultiSectionDigitalClock";
import { enUS, type PickersInputLocaleText, zhCN, zhTW } from "@mui/x-date-pickers/locales";
import dayjs, { type Dayjs } from "dayjs";
import british from "dayjs/locale/en-gb";
import mainland from "dayjs/locale/zh-cn";
import taiwan from "dayjs/locale/zh-tw";
import type { Language } from "../wire/contract";
import { createDayjsLocale } from "./createDayjsLocale";
import { overlayParent } from "./overlayParent";

export interface PickerProps {
  /** A date, a time of day, or both, to the second. */
  readonly kind: "day" | "time" | "moment";
  readonly label: string;
  /** In the operator's zone. */
  readonly value: Dayjs | null;
  readonly onPick: (value: Dayjs) => void;
  /** The last day that can be picked. */
  readonly latest?: Dayjs;
}

interface OpenPickerProps extends PickerProps {
  readonly language: Language;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const words = (language: Language) => ({ "zh-CN": zhCN, "zh-TW": zhTW })[String(language)] ?? enUS;
/** dayjs's names of the languages. They decide on which day a week begins: English dates follow British custom. */
const localeOf = (language: Language): string =>
  ({ en: british.name, "zh-CN": mainland.name, "zh-TW": taiwan.name })[language] ?? createDayjsLocale(language);
/** The heading of a month. The library would put the month first in every language. */
const monthFormat = (language: Language): string => (/^(?:zh|ja)/.test(language) ? "YYYY年M月" : "MMMM YYYY");
/** The library's type allows texts to be undefined. */
const isComplete = (words: object): words is PickersInputLocaleText =>
  Object.values(words).every((word) => word !== undefined);
/** The accessible name of an hour must begin with the visible text, as in "08 hours". */
const padWords = (words: PickersInputLocaleText): PickersInputLocaleText => ({
  ...words,
  ...Object.fromEntries(
    (["hoursClockNumberText", "minutesClockNumberText", "secondsClockNumberText"] as const).map((name) => [
      name,
      (number: string) => words[name]?.(number.padStart(2, "0")) ?? number,
    ]),
  ),
});
const STEPS = { hours: 1, minutes: 1, seconds: 1 } as const;

const Picker = ({ kind, language, label, value, onPick, latest, anchor, onClose }: OpenPickerProps) => {
  const { localeText } = words(language).components.MuiLocalizationProvider.defaultProps;
  const common = { value, referenceDate: dayjs().startOf("day") } as const;
  const clock = (
    <MultiSectionDigitalClock
      {...common}
      autoFocus={kind === "time"}
      ampm={false}
      skipDisabled
      timeSteps={STEPS}
      views={kind === "time" ? ["hours", "minutes"] : ["hours", "minutes", "seconds"]}
      onChange={(next) => next && onPick(next)}
      sx={{
        flex: "none",
        width: { xs: "100%", sm: "auto" },
        justifyContent: "center",
        border: 0,
        "& .MuiMultiSectionDigitalClockSection-root": {
          maxHeight: { xs: 168, sm: kind === "time" ? 232 : 336 },
          height: { xs: 168, sm: "auto" },
        },
      }}
    />
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={localeOf(language)}
      {...(isComplete(localeText) && { localeText: padWords(localeText) })}
    >
      <Popover
        open
        anchorEl={anchor}
        container={overlayParent(anchor)}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        onClose={onClose}
        onKeyDown={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
        slotProps={{ paper: { role: "dialog", "aria-label": label } }}
      >
        <Box sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, maxWidth: { xs: 320, sm: "none" } }}>
          {kind !== "time" && (
            <DateCalendar
              {...common}
              autoFocus
              {...(latest && { maxDate: latest })}
              slotProps={{ calendarHeader: { format: monthFormat(language) } }}
              onChange={(next, state) => {
                if (!next) return;
                if (state !== "partial" || kind === "moment") onPick(next);
                if (state === "finish" && kind === "day") onClose();
              }}
            />
          )}
          {kind !== "day" && clock}
        </Box>
      </Popover>
    </LocalizationProvider>
  );
};

export default Picker;
