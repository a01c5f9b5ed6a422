// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { I18nContextProvider } from "ra-core";
import { expect, it } from "vitest";
import { presetRange } from "../../value/dateRange";
import { DateRangeFilter } from "./DateRangeFilter";

const words: Readonly<Record<string, string>> = { "ui.filter.week": "Last 7 days", "ui.filter.today": "Today" };
const i18nProvider = {
  translate: (key: string) => words[key] ?? key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};
const said = (values: Readonly<Record<string, unknown>>) =>
  render(
    <I18nContextProvider value={i18nProvider}>
      {DateRangeFilter.filter({ source: "made" }).summary(values)}
    </I18nContextProvider>,
  ).container.textContent;

it("says a period that is offered in its words, and any other by its days", () => {
  const week = presetRange("week");
  const today = presetRange("today");
  expect(said({ made_begin: week.begin, made_end: week.end })).toBe("last 7 days");
  expect(said({ made_begin: today.begin, made_end: today.end })).toBe("today");
  expect(said({ made_begin: week.begin })).toMatch(/^≥ \d{4}-\d\d-\d\d$/);
  expect(said({ made_begin: 1_700_000_000, made_end: 1_700_500_000 })).toMatch(/^2023-11-1\d – 2023-11-2\d$/);
});
