import { lazy } from "react";
import { schedule } from "../../../src/framework/form/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const ScheduleInput = lazy(() => import("./ScheduleInput"));

export const schedules: ConsoleFeature = { name: "schedules", fills: [fill(schedule, ScheduleInput)] };
