// Times in a file are local times of one zone. The header of their column names the zone, and an import reads it.
import { isZone } from "../../../shared/schema/where/zonedTime";
import type { CellColumn } from "./CellColumn";

const ZONE = /\s*[(（]((?:[A-Za-z_-]+\/)+[\w+-]+|UTC)[)）]\s*$/;

/** `Created (Asia/Shanghai)` */
export const headerOf = ({ label, as }: CellColumn, zone: string): string =>
  as === "timestamp" ? `${label} (${zone})` : label;

/** The zone in a header, an IANA name. Null if there is none. */
export const zoneIn = (header: string): string | null => {
  const [, zone = ""] = ZONE.exec(header) ?? [];
  return zone !== "" && isZone(zone) ? zone : null;
};

export const withoutZone = (header: string): string => (zoneIn(header) === null ? header : header.replace(ZONE, ""));
