import { pageOrigin } from "./tokenFor";
import { config, platformBase } from "./config";

/** For a platform on another server: its address, and the path on the page's server that replaces it. */
const filesElsewhere = (): { readonly platform: string; readonly path: string } | null => {
  const { platform, platform_files: path } = config().given;
  return typeof platform === "string" && typeof path === "string" && URL.canParse(platform)
    ? { platform: platform.replace(/\/+$/, ""), path }
    : null;
};

/** A path becomes an address on the platform. A full address does not change. */
const onPlatform = (address: string, platform: string): string =>
  /^\/(?![/\\])/.test(address) ? `${platform}${address}` : address;

/** The address of a file on its own host. A device that scans the address as a QR code can then reach it. */
export const originalAddress = (address: string): string =>
  new URL(onPlatform(address.trim(), filesElsewhere()?.platform ?? (platformBase() || pageOrigin())), pageOrigin())
    .href;

/**
 * The complete address of a file. The platform answers a path on its own host, or a complete address. Files of a
 * platform on another server are requested through the console's server. Other texts do not change.
 */
export const wholeAddress = (address: string): string => {
  const elsewhere = filesElsewhere();
  const whole = onPlatform(address, elsewhere?.platform ?? (platformBase() || pageOrigin()));
  if (whole === "" || !URL.canParse(whole, pageOrigin())) return address;
  const { origin, pathname, search, hash, href } = new URL(whole, pageOrigin());
  return elsewhere !== null && origin === new URL(elsewhere.platform).origin
    ? `${pageOrigin()}${elsewhere.path}${pathname}${search}${hash}`
    : href;
};
