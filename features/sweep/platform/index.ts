import type { PlatformFeature } from "../../../platform/framework/Feature";
import { keepSweeping, sweepJob } from "./sweepJob";

export const sweep: PlatformFeature = {
  name: "sweep",
  jobs: [sweepJob],
  keeps: (platform, isOn) => (isOn ? keepSweeping(platform) : { close: async () => undefined }),
};
