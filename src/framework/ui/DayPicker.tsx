import { lazy, Suspense } from "react";
import type { DayCalendarProps } from "./DayCalendar";

const DayCalendar = lazy(() => import("./DayCalendar"));

/** The console's calendar for a page outside of it. It is loaded when it is opened. */
export const DayPicker = (props: DayCalendarProps) => (
  <Suspense>
    <DayCalendar {...props} />
  </Suspense>
);
