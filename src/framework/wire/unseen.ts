// Values that the platform stores but does not show: secrets and masked values. A platform that replaces whole records
// would empty such a value, unless it receives the text that means "unchanged".
import { host } from "./Host";

/** In `unchanged` of host.yaml: the field is not sent. Any other text is sent as the value. */
export const OMIT_PARAM = "omit";

/** A mask: some stars, or another character that is repeated. */
const MASK = /\*{3}|^(.)\1{2,}$/u;

export const isMasked = (value: unknown): boolean => typeof value === "string" && MASK.test(value);

/** Whether a value hides the stored one: it is missing, empty or masked. */
export const hidesStored = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || isMasked(value);

/** The value that means "unchanged" for a field: OMIT_PARAM, or text. Undefined if unknown. `all`: only for secrets. */
export const unchangedMark = (resource: string, field: string, isSecret = true): string | undefined => {
  const { unchanged = {} } = host();
  return unchanged[`${resource}.${field}`] ?? (isSecret ? (unchanged[resource] ?? unchanged.all) : undefined);
};
