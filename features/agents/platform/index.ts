import type { PlatformFeature } from "../../../platform/framework/Feature";
import { checkPackage } from "./checkPackage";
import { serve } from "./serve";

export const agents: PlatformFeature = {
  name: "agents",
  routes: { "/mcp": serve },
  whileOpen() {
    checkPackage();
    return async () => undefined;
  },
};
