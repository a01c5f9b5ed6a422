import type { PlatformFeature } from "../../../platform/framework/Feature";
import { endingJob } from "./endingJob";
import { endingHandler as served } from "./serve";

export const ending: PlatformFeature = { name: "ending", serves: { ending: served }, jobs: [endingJob] };
