import { CronPattern } from "croner";

/** Whether a schedule may be this expression: five fields (minute hour day month weekday), or six (second first). */
export function isCron(expression: string): boolean {
  // The scheduler also accepts names such as @daily, but schedules may not use them.
  if (expression.trim().startsWith("@")) return false;
  try {
    new CronPattern(expression, undefined, { mode: "5-or-6-parts" });
    return true;
  } catch {
    return false;
  }
}
