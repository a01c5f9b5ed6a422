import type { PlatformFeature } from "../../../platform/framework/Feature";
import { deleting as served } from "./deleting";

export const deleting: PlatformFeature = { name: "deleting", serves: { deleting: served } };
