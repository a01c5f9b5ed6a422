import type { PlatformFeature } from "../../../platform/framework/Feature";
import { deletingHandler as served } from "./deletingHandler";

export const deleting: PlatformFeature = { name: "deleting", serves: { deleting: served } };
