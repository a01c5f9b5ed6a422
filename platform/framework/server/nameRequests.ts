import { BLOCKED_PATH } from "./blocked";
import { SECURITY_TXT_PATH } from "./securityTxt";
import type { Routes } from "./routes";
import { restName, type RestHandlers } from "./serves";

const API = "/api";

/**
 * Names a request by its path, for metrics and spans. There is one name per call of the definitions, and a few more, so that
 * requests cannot create new names.
 */
export const nameRequests = (routes: () => Routes, ownRoutes: readonly string[], serves: RestHandlers) => {
  const others = [...ownRoutes, "/files", BLOCKED_PATH, SECURITY_TXT_PATH, "/health", "/ready", "/metrics"];
  return (path: string): string => {
    if (path.startsWith(`${API}/`)) {
      const [route] = routes().get(path.slice(API.length)) ?? [];
      return route === undefined ? "unknown" : `${route.resource.name}.${route.call.name}`;
    }
    if (path.startsWith("/rest/")) return restName(serves, path);
    return others.find((one) => path === one || path.startsWith(`${one}/`))?.slice(1) ?? "unknown";
  };
};
