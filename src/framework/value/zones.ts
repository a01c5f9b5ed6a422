// Time zones by name: the platform's, the person's, and the text for a zone.
import { clockOf } from "../../../shared/schema/where/zonedTime";
import { config } from "../wire/config";
import { offsetText } from "../wire/dates";

/** The zone of this browser, an IANA name. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The zone of the platform's clock. Null if the installation does not set it. */
export const platformZone = (): string | null => {
  const { zone } = config().given;
  return typeof zone === "string" && zone !== "" ? zone : null;
};

/** The seconds by which clocks of a zone are ahead of UTC. */
export const offsetOf = (zone: string, at = Math.floor(Date.now() / 1000)): number => clockOf(at, zone) - at;

/** The city of a time zone: `Shanghai` for `Asia/Shanghai`. */
export const cityOf = (zone: string): string => (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");

/** `Shanghai (UTC+8)`, and `UTC` alone. */
export const zoneText = (zone: string): string =>
  zone === "UTC" ? zone : `${cityOf(zone)} (${offsetText(offsetOf(zone) / 60)})`;
