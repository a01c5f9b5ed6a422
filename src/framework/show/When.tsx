import { useRecordContext } from "ra-core";
import type { ReactNode } from "react";
import { usePresent } from "../resource/missing";
import type { Condition } from "../../../shared/schema/facts";
import { conditionHolds } from "../../../shared/schema/when";

export interface WhenProps {
  /** Field -> values: { type: [2] }. */
  readonly is: Condition;
  readonly children: ReactNode;
}

/** Fields that are shown only while a condition holds. */
export const When = ({ is, children }: WhenProps) => {
  const record = useRecordContext();
  const present = usePresent(children);
  const values = Object.fromEntries(Object.keys(is).map((name) => [name, record?.[name]]));
  return conditionHolds(is, values) ? present : null;
};
