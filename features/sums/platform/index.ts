import type { PlatformFeature } from "../../../platform/framework/Feature";
import { sumsHandler as served } from "./serve";

export const sums: PlatformFeature = { name: "sums", serves: { sums: served } };
