import type { Change } from "./ImportPlan";

const NONE = "—";

export const wasOf = ({ before }: Change): string => before || NONE;
export const becomesOf = ({ after }: Change): string => after || NONE;

/** A value before and after. */
export const changeWords = (change: Change): string => `${wasOf(change)} → ${becomesOf(change)}`;
