import { here } from "./bearing";
import { config, platformBase } from "./config";

/** How files of a platform elsewhere are reached: its address, and the path on the host of the page that replaces its origin. */
const filesElsewhere = (): { readonly platform: string; readonly path: string } | null => {
  const { platform, platform_files: path } = config().given;
  return typeof platform === "string" && typeof path === "string" && URL.canParse(platform)
    ? { platform: platform.replace(/\/+$/, ""), path }
    : null;
};

/** A path belongs to the platform, below the address that it has. Any other address stays as it is. */
const onPlatform = (address: string, platform: string): string =>
  /^\/(?![/\\])/.test(address) ? `${platform}${address}` : address;

/** The address of a file on its own host, for another device, which reads it from a QR code. */
export const originalAddress = (address: string): string =>
  new URL(onPlatform(address.trim(), filesElsewhere()?.platform ?? (platformBase() || here())), here()).href;

/**
 * The whole address of a file. The platform answers it as a path on its own host, or as a whole address. Files on a
 * platform elsewhere are reached through the server of the console. Other text stays as it is.
 */
export const wholeAddress = (address: string): string => {
  const elsewhere = filesElsewhere();
  const whole = onPlatform(address, elsewhere?.platform ?? (platformBase() || here()));
  if (whole === "" || !URL.canParse(whole, here())) return address;
  const { origin, pathname, search, hash, href } = new URL(whole, here());
  return elsewhere !== null && origin === new URL(elsewhere.platform).origin
    ? `${here()}${elsewhere.path}${pathname}${search}${hash}`
    : href;
};
