import type { PlatformFeature } from "../../../platform/framework/Feature";
import { checkPackage } from "./checkPackage";
import { serveAgents } from "./serve";

export const agents: PlatformFeature = {
  name: "agents",
  routes: { "/mcp": serveAgents },
  whileOpen() {
    checkPackage();
    return async () => undefined;
  },
};
