import { lazy } from "react";
import { schedule } from "../../../src/framework/form/slots";
import { scheduleInWords } from "../../../src/framework/value/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { ScheduleInWords } from "./ScheduleInWords";

const ScheduleInput = lazy(() => import("./ScheduleInput"));

export const schedules: ConsoleFeature = {
  name: "schedules",
  fills: [fill(schedule, ScheduleInput), fill(scheduleInWords, ScheduleInWords)],
};
