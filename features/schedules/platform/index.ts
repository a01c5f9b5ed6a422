import type { PlatformFeature } from "../../../platform/framework/Feature";
import { cronJob } from "./cronJob";
import { Scheduler } from "./Scheduler";

export { nextRun } from "./nextRun";
export { runNow } from "./runNow";
export { scheduleOf } from "./runTask";

export const schedules: PlatformFeature = {
  name: "schedules",
  jobs: [cronJob],
  keeps: (platform, isOn) => {
    const scheduler = new Scheduler(platform);
    if (isOn) scheduler.start();
    return scheduler;
  },
};
