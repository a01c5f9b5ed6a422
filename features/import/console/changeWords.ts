import type { ValueChange } from "./ImportPlan";

const NONE = "—";

export const oldValueText = ({ before }: ValueChange): string => before || NONE;
export const newValueText = ({ after }: ValueChange): string => after || NONE;

/** A value before and after. */
export const changeWords = (change: ValueChange): string => `${oldValueText(change)} → ${newValueText(change)}`;
