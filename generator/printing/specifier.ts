import { posix } from "node:path";

/** Ours, and no package's. */
const OWN = /^(?:src|platform)\//;

/** What the file at `from` writes to import `to`; both from the root, `to` without extension, or a package. */
export const specifier = (from: string, to: string): string => {
  if (!OWN.test(to)) return to;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};
