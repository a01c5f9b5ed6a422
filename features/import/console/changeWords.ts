import type { Change } from "./ImportPlan";

const NONE = "—";

export const oldValueText = ({ before }: Change): string => before || NONE;
export const newValueText = ({ after }: Change): string => after || NONE;

/** A value before and after. */
export const changeWords = (change: Change): string => `${oldValueText(change)} → ${newValueText(change)}`;
