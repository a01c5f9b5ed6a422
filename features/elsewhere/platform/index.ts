import type { PlatformFeature } from "../../../platform/framework/Feature";
import { startWithoutPlatform } from "./startWithoutPlatform";

export { writePages } from "./writePages";

export const elsewhere: PlatformFeature = { name: "elsewhere", startElsewhere: startWithoutPlatform };
