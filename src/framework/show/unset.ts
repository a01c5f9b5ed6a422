// Which fields of a record have no value, so that its page leaves them out. A kind of field may say it in its own way.
import type { ReactElement } from "react";
import { isBlank, valueAt } from "../resource/valueAt";
import { type Facts, factsIn } from "../wire/readAnswer";

export interface KnowsUnset {
  /** Whether a value is shown as a dash. */
  isUnset(value: unknown, props: Facts, record: unknown): boolean;
  /** Whether it takes whole lines, as a tree, a table or a list of names does. */
  readonly isLarge?: boolean;
}

const isKnowing = (type: unknown): type is KnowsUnset =>
  typeof type === "function" && "isUnset" in type && typeof type.isUnset === "function";

/** Whether a field of a page is left out: it is not required, and would be a dash. */
export const isUnset = ({ type, props }: ReactElement, record: unknown): boolean => {
  const facts = factsIn(props);
  if (typeof facts.source !== "string" || facts.part !== undefined || facts.required === true) return false;
  const value = valueAt(record, facts.source);
  return isKnowing(type) ? type.isUnset(value, facts, record) : isBlank(value);
};

export const isLarge = ({ type }: ReactElement): boolean => isKnowing(type) && type.isLarge === true;
