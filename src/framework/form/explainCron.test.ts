import { expect, it } from "vitest";
import { explainCron } from "./explainCron";

it("says what an expression of five or six fields means, and when it runs next", async () => {
  const daily = await explainCron("  30 3 * * * ", "en");
  expect(daily?.words).toMatch(/0?3:30/);
  expect(daily?.runs).toHaveLength(5);
  for (const run of daily?.runs ?? []) expect([run.getHours(), run.getMinutes(), run.getSeconds()]).toEqual([3, 30, 0]);
  expect((await explainCron("15 30 3 * * *", "en"))?.runs[0]?.getSeconds()).toBe(15);
});

it("says nothing of what is no such expression", async () => {
  for (const text of ["", "@daily", "* * * *", "* * * * * * *", "99 3 * * *", "5/15 * * * *", "a b c d e"])
    expect([text, await explainCron(text, "en")]).toEqual([text, null]);
});
