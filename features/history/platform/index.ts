import type { PlatformFeature } from "../../../platform/framework/Feature";
import { historyHandler as served } from "./historyHandler";

export const history: PlatformFeature = { name: "history", serves: { history: served } };
