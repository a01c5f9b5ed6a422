import { expect, it } from "vitest";
import { explainCron } from "./explainCron";

const say = (key: string, values: object) => [key, ...Object.values(values)].join(" ");

const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;

it("says what an expression of five or six fields means, and when it runs next", async () => {
  const daily = await explainCron("  30 3 * * * ", "en", OWN, say);
  expect(daily?.words).toMatch(/0?3:30/);
  expect(daily?.runs).toHaveLength(3);
  for (const run of daily?.runs ?? []) expect([run.getHours(), run.getMinutes(), run.getSeconds()]).toEqual([3, 30, 0]);
  expect((await explainCron("15 30 3 * * *", "en", OWN, say))?.runs?.[0]?.getSeconds()).toBe(15);
});

it("counts runs by the clock of the platform, and counts nothing where that clock is unknown", async () => {
  const daily = await explainCron("0 9 * * *", "en", "Asia/Shanghai", say);
  for (const run of daily?.runs ?? []) expect([run.getUTCHours(), run.getUTCMinutes()]).toEqual([1, 0]);
  expect(daily?.runs).toHaveLength(3);
  expect(await explainCron("0 9 * * *", "en", null, say)).toMatchObject({
    words: "ui.cron.daily 09:00",
    runs: null,
  });
});

it("says nothing of what is no such expression", async () => {
  for (const text of ["", "@daily", "* * * *", "* * * * * * *", "99 3 * * *", "5/15 * * * *", "a b c d e"])
    expect([text, await explainCron(text, "en", OWN, say)]).toEqual([text, null]);
});
