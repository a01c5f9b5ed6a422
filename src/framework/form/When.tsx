import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { usePresent } from "../resource/missing";
import type { Condition } from "../../../shared/schema/facts";
import { holds } from "../../../shared/schema/when";

export interface WhenProps {
  /** By field: the values with which the inputs are shown, { type: [2] }. */
  readonly is: Condition;
  readonly children: ReactNode;
}

/** Inputs that are shown only while a condition holds. Their values are kept while they are hidden, but not sent. */
export const When = ({ is, children }: WhenProps) => {
  const { control } = useFormContext();
  const present = usePresent(children);
  const names = Object.keys(is);
  const values: readonly unknown[] = useWatch({ control, name: names });
  return holds(is, Object.fromEntries(names.map((name, at) => [name, values[at]]))) ? present : null;
};
