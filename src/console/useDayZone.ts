import { useStore } from "ra-core";
import { isZone } from "pilothouse/schema";
import { ownZone, platformZone } from "pilothouse/value";
import { can } from "pilothouse/wire";

export interface DayZone {
  /** Whose days are counted. Null where nobody knows which days the platform counts. */
  readonly zone: string | null;
  /** Counts the days of another zone, here and in every browser of the person. Null where the platform counts its own days alone. */
  readonly choose: ((zone: string) => void) | null;
}

/** The zone whose days are counted: the one of an address, the person's choice, or that of this browser. */
export const useDayZone = (asked = ""): DayZone => {
  const [chosen, choose] = useStore("kit.zone", "");
  if (!can("extensions")) return { zone: platformZone(), choose: null };
  return { zone: [asked, chosen].find(isZone) ?? ownZone(), choose };
};
