import type { PlatformFeature } from "../../../platform/framework/Feature";
import { exports } from "./exports";
import { history as served } from "./history";

export const history: PlatformFeature = { name: "history", serves: { history: served, exports } };
