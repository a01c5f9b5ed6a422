import { here } from "./bearing";
import { filesElsewhere, platformBase } from "./config";

/** The address of a file on its own host, for another device, which reads it from a QR code. */
export const originalAddress = (address: string): string =>
  new URL(address.trim(), filesElsewhere()?.origin ?? new URL(platformBase() || here(), here())).href;

/**
 * The whole address of a file. The platform answers it as a path on its own host, or as a whole address. What lies on a platform
 * elsewhere is reached through the server of the console. Other text stays as it is.
 */
export const wholeAddress = (address: string): string => {
  const isPath = /^\/(?![/\\])/.test(address);
  if (!isPath && !URL.canParse(address, here())) return address;
  const elsewhere = filesElsewhere();
  if (elsewhere === null) {
    // A path starts at the host of the platform, whatever path its calls have.
    return new URL(address, isPath ? new URL(platformBase() || here(), here()) : here()).href;
  }
  const { origin, pathname, search, hash } = new URL(address, isPath ? elsewhere.origin : here());
  return origin === elsewhere.origin
    ? `${here()}${elsewhere.path}${pathname}${search}${hash}`
    : new URL(address, here()).href;
};
