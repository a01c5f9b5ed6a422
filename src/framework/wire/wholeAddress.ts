import { here } from "./bearing";
import { platformBase } from "./config";

/** The whole address of a file. The platform answers it as a path on its own host, or as a whole address. Other text stays as it is. */
export const wholeAddress = (address: string): string => {
  if (/^\/(?![/\\])/.test(address)) return `${platformBase() || here()}${address}`;
  return URL.canParse(address, here()) ? new URL(address, here()).href : address;
};
