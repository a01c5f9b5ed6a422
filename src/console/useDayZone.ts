import { useStore } from "ra-core";
import { isZone } from "pilothouse/schema";
import { browserZone, platformZone } from "pilothouse/value";
import { can } from "pilothouse/wire";

export interface DayZone {
  /** The zone by which days are counted. Null if the zone of the platform is unknown. */
  readonly zone: string | null;
  /** Sets the zone, for all browsers of the person. Null if the platform can only count days of its own zone. */
  readonly choose: ((zone: string) => void) | null;
}

/** The zone by which days are counted: from the address, the person's choice, or the browser's zone. */
export const useDayZone = (asked = ""): DayZone => {
  const [chosen, choose] = useStore("kit.zone", "");
  if (!can("extensions")) return { zone: platformZone(), choose: null };
  return { zone: [asked, chosen].find(isZone) ?? browserZone(), choose };
};
