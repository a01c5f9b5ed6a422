import type { PlatformFeature } from "../../../platform/framework/Feature";
import { serve } from "./serve";

export const agents: PlatformFeature = { name: "agents", routes: { "/mcp": serve } };
