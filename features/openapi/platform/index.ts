import type { PlatformFeature } from "../../../platform/framework/Feature";
import { routes } from "./serve";

export const openapi: PlatformFeature = { name: "openapi", routes };
