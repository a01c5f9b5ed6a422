import type { PlatformFeature } from "../../../platform/framework/Feature";
import { history as served } from "./history";

export const history: PlatformFeature = { name: "history", serves: { history: served } };
