import type { Breakage } from "./Breakage";

const FILE = "platform/framework/server/routes.ts";
const FROM = "  const [first, ...others] = routes.get(path) ?? [];\n";

/** A breakage: the platform does not know a call. */
export const withoutCall = (path: string): Pick<Breakage, "bug" | "file" | "from" | "to"> => ({
  bug: `${path} is no call`,
  file: FILE,
  from: FROM,
  to: `${FROM}  if (path === "${path}") throw new Failure(404);\n`,
});
