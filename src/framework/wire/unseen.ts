// Values that the platform stores but does not show: secrets and masked values. A platform that replaces records
// empties them, unless it gets the value that means "unchanged".
import { host } from "./Host";

/** In `unchanged` of host.yaml: the field is not sent at all. Any other text is sent itself. */
export const OMIT = "omit";

/** Some stars, or one character that is repeated. */
const MASK = /\*{3}|^(.)\1{2,}$/u;

export const isMasked = (value: unknown): boolean => typeof value === "string" && MASK.test(value);

/** Whether a value hides the stored one: it is missing, empty or masked. */
export const isUnseen = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || isMasked(value);

/** What means "unchanged" for a field: OMIT, or a text. Undefined if unknown. `all` covers only secrets. */
export const unchangedFor = (resource: string, field: string, isSecret = true): string | undefined => {
  const { unchanged = {} } = host();
  return unchanged[`${resource}.${field}`] ?? (isSecret ? (unchanged[resource] ?? unchanged.all) : undefined);
};
