import type { PlatformFeature } from "../../../platform/framework/Feature";
import { sendCodeJob } from "./sendCodeJob";
import { forgotten as served } from "./serve";

export const forgotten: PlatformFeature = {
  name: "forgotten",
  serves: { forgotten: served },
  jobs: [sendCodeJob],
};
