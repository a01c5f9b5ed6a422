import { posix } from "node:path";

/** Paths of this checkout; everything else is a package. */
const OWN = /^(?:src|platform)\//;

/** The specifier that the file at `from` needs to import `to`. Both are paths from the root, or `to` is a package. */
export const specifier = (from: string, to: string): string => {
  if (!OWN.test(to)) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};
