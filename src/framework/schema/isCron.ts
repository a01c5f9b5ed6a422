import { CronPattern } from "croner";

/** Whether the platform's scheduler can follow it: five fields (minute hour day month weekday), or six (second first). */
export function isCron(expression: string): boolean {
  // The scheduler also knows names such as @daily, which are no fields.
  if (expression.trim().startsWith("@")) return false;
  try {
    new CronPattern(expression, undefined, { mode: "5-or-6-parts" });
    return true;
  } catch {
    return false;
  }
}
