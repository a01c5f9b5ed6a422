import { lazy, Suspense } from "react";
import type { DayCalendarProps } from "./DayCalendar";

const DayCalendar = lazy(() => import("./DayCalendar"));

/** A calendar for pages outside the console. It is loaded when it is opened. */
export const DayPicker = (props: DayCalendarProps) => (
  <Suspense>
    <DayCalendar {...props} />
  </Suspense>
);
