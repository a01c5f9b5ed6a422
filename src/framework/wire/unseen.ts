// Values that the platform stores and does not show: secrets, and what it masks. A platform that replaces records empties them, unless
// it is sent what it takes for "as it was".
import { host } from "./Host";

/** What `unchanged` of host.yaml says for a field that is not sent at all. Any other text is sent itself. */
export const OMIT = "omit";

/** Some stars, or one character over and over. */
const MASK = /\*{3}|^(.)\1{2,}$/u;

export const isMasked = (value: unknown): boolean => typeof value === "string" && MASK.test(value);

/** Whether a value says nothing of what is stored: it is missing, empty or masked. */
export const isUnseen = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || isMasked(value);

/** What the platform takes for "as it was" in a field: OMIT, or a text. Undefined where nobody knows. Only secrets are alike. */
export const unchangedFor = (resource: string, field: string, isSecret = true): string | undefined => {
  const { unchanged = {} } = host();
  return unchanged[`${resource}.${field}`] ?? (isSecret ? (unchanged[resource] ?? unchanged.all) : undefined);
};
