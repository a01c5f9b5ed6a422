import { FeedbackState } from "../../../../shared/generated/enums";
import type { Feedback } from "../Feedback";

const DAY = 86_400;

/** Whether a conversation is late: nobody has taken it for a day, or it has not been resolved for a week. */
export const isLate = (seconds: number, state: Feedback["state"]): boolean =>
  state !== FeedbackState.resolved && seconds > (state === FeedbackState.pending ? 1 : 7) * DAY;

const UNITS = [
  ["day", DAY],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A number of seconds in its largest unit, such as "3 days". Less than a minute counts as one. */
export const formatWaitingTime = (seconds: number, language: string): string => {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["minute", 60];
  const count = Math.max(1, Math.floor(seconds / length));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
};
