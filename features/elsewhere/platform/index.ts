import type { PlatformFeature } from "../../../platform/framework/Feature";
import { startAlone } from "./startAlone";

export { writePages } from "./writePages";

export const elsewhere: PlatformFeature = { name: "elsewhere", startElsewhere: startAlone };
