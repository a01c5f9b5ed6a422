import { render } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import { expect, it } from "vitest";
import en from "../../../locales/en/framework/ui.json";
import chinese from "../../../locales/zh-CN/framework/ui.json";
import { TimestampValue } from "./TimestampValue";

const DAY = 86_400;
const now = Math.floor(Date.now() / 1000);

const shown = (value: number, words: Readonly<Record<string, string>>, ends = true) => {
  const i18nProvider = {
    translate: (key: string) => words[key] ?? key,
    changeLocale: async () => undefined,
    getLocale: () => "en",
  };
  const { container } = render(
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>
        <TimestampValue value={value} ends={ends} />
      </CoreAdminContext>
    </TestMemoryRouter>,
  );
  return container.textContent;
};

it("says that what ended has expired, beside its time", () => {
  expect(shown(now - DAY, en)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\dExpired$/);
  expect(shown(now - DAY, chinese)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d已过期$/);
});

it.each([
  ["what ends later", now + DAY, true],
  ["what has no end", 0, true],
  ["any other time that is past", now - DAY, false],
])("says nothing of %s", (_, value, ends) => {
  expect(shown(value, en, ends)).not.toContain("Expired");
});
