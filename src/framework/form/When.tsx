import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { usePresent } from "../resource/missing";
import type { Condition } from "../../../shared/schema/facts";
import { conditionHolds } from "../../../shared/schema/when";

export interface WhenProps {
  /** For a field: the values with which the inputs are shown, such as { type: [2] }. */
  readonly is: Condition;
  readonly children: ReactNode;
}

/** Inputs that are shown only while a condition holds. While they are hidden, their values are kept but not sent. */
export const When = ({ is, children }: WhenProps) => {
  const { control } = useFormContext();
  const present = usePresent(children);
  const names = Object.keys(is);
  const values: readonly unknown[] = useWatch({ control, name: names });
  return conditionHolds(is, Object.fromEntries(names.map((name, at) => [name, values[at]]))) ? present : null;
};
