// Finds fields without a value, which the page of a record leaves out. A kind can define when a value is missing.
import type { ReactElement } from "react";
import { isBlank, valueAt } from "../resource/valueAt";
import { type Facts, factsIn } from "../wire/readAnswer";

export interface KnowsUnset {
  /** Whether a value is shown as a dash. */
  isUnset(value: unknown, props: Facts, record: unknown): boolean;
  /** Whether the field takes whole lines, like a tree, a table or a list of names. */
  readonly isLarge?: boolean;
}

const isKnowing = (type: unknown): type is KnowsUnset =>
  typeof type === "function" && "isUnset" in type && typeof type.isUnset === "function";

/** Whether the page leaves a field out: it is not required, and has no value. */
export const isUnset = ({ type, props }: ReactElement, record: unknown): boolean => {
  const facts = factsIn(props);
  if (typeof facts.source !== "string" || facts.part !== undefined || facts.required === true) return false;
  const value = valueAt(record, facts.source);
  return isKnowing(type) ? type.isUnset(value, facts, record) : isBlank(value);
};

export const isLarge = ({ type }: ReactElement): boolean => isKnowing(type) && type.isLarge === true;
