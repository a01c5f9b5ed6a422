import type { PlatformFeature } from "../../../platform/framework/Feature";
import { grantingHandler as served } from "./serve";

export const granting: PlatformFeature = { name: "granting", serves: { granting: served } };
