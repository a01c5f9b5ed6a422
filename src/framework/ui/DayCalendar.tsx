// A calendar with the console's theme, for pages outside the console.
import { StyledEngineProvider, ThemeProvider } from "@mui/material/styles";
import dayjs from "dayjs";
import type { Language } from "../wire/contract";
import Picker from "./Picker";
import { MODE_KEY } from "./theme/mode";
import { theme } from "./theme/theme";

export interface DayCalendarProps {
  readonly language: Language;
  readonly label: string;
  /** A day such as `2026-11-22`. */
  readonly day: string;
  /** The last day that can be picked. */
  readonly latest: string;
  readonly anchor: HTMLElement;
  readonly onDay: (day: string) => void;
  readonly onClose: () => void;
}

const DayCalendar = ({ day, latest, onDay, ...picker }: DayCalendarProps) => (
  <StyledEngineProvider injectFirst>
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={MODE_KEY} disableTransitionOnChange>
      <Picker
        {...picker}
        kind="day"
        value={dayjs(day)}
        latest={dayjs(latest)}
        onPick={(picked) => onDay(picked.format("YYYY-MM-DD"))}
      />
    </ThemeProvider>
  </StyledEngineProvider>
);

export default DayCalendar;
