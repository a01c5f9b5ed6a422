import type { PlatformFeature } from "../../../platform/framework/Feature";
import { openapiRoutes } from "./serve";

export const openapi: PlatformFeature = { name: "openapi", routes: openapiRoutes };
