// Time zones: the platform's, the person's, and a text for each.
import { localTimeOf } from "../../../shared/schema/where/zonedTime";
import { config } from "../wire/config";
import { offsetText } from "../wire/dates";

/** The time zone of this browser, as an IANA name. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The time zone of the platform. Null if the installation does not say it. */
export const platformZone = (): string | null => {
  const { zone } = config().given;
  return typeof zone === "string" && zone !== "" ? zone : null;
};

/** The number of seconds by which a zone is ahead of UTC. */
export const zoneOffsetOf = (zone: string, at = Math.floor(Date.now() / 1000)): number => localTimeOf(at, zone) - at;

/** The city of a time zone: `Shanghai` for `Asia/Shanghai`. */
export const zoneCityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** `Shanghai (UTC+8)`; for UTC just `UTC`. */
export const zoneText = (zone: string): string =>
  zone === "UTC" ? zone : `${zoneCityOf(zone)} (${offsetText(zoneOffsetOf(zone) / 60)})`;
