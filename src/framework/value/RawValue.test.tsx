import { render } from "@testing-library/react";
import { CoreAdminContext, TestMemoryRouter } from "ra-core";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { EmailValue } from "./EmailValue";
import { EnumValue } from "./EnumValue";
import { FlagValue } from "./FlagValue";
import { MoneyValue } from "./MoneyValue";
import { NumberValue } from "./NumberValue";
import { PhoneValue } from "./PhoneValue";
import { TimestampValue } from "./TimestampValue";
import { UidValue } from "./UidValue";

const i18nProvider = {
  translate: (key: string, { value }: { readonly value?: string } = {}) =>
    key === "ui.not_understood" ? `not understood: ${value}` : key,
  changeLocale: async () => undefined,
  getLocale: () => "en",
};
const shown = (element: ReactNode) =>
  render(
    <TestMemoryRouter>
      <CoreAdminContext i18nProvider={i18nProvider}>{element}</CoreAdminContext>
    </TestMemoryRouter>,
  ).container.textContent;

const time = (value: unknown) => <TimestampValue value={value} />;
const flag = (value: unknown) => <FlagValue value={value} />;
const amount = (value: unknown) => <MoneyValue value={value} currency="usd" />;
const number = (value: unknown) => <NumberValue value={value} />;
const state = (value: unknown) => <EnumValue value={value} of={{ name: "state", values: [{ value: 1 }] }} />;
const email = (value: unknown) => <EmailValue value={value} />;
const phone = (value: unknown) => <PhoneValue value={value} />;
const uid = (value: unknown) => <UidValue value={value} />;

it.each([
  [time, "2026-11-27T10:00:00Z"],
  [time, "2026-11-27 10:00:00"],
  [time, 1764000000000],
  [time, -1],
  [time, { seconds: 5 }],
  [flag, 2],
  [flag, "Y"],
  [flag, "off"],
  [amount, "19,90"],
  [amount, { value: 1 }],
  [number, "many"],
  [number, [1, 2]],
  [number, true],
  [number, [[]]],
  [state, { id: 1 }],
  [email, ["a@b.c"]],
  [phone, { number: 1 }],
  [uid, { uid: "U1" }],
])("a value that is not of its kind is drawn as the platform answered it (%#)", (draw, value) => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  expect(shown(draw(value))).toBe(`not understood: ${text}`);
});

it.each([
  [time, 0, "–"],
  [time, "0", "–"],
  [time, "", "–"],
  [flag, "1", "ui.yes"],
  [flag, false, "ui.no"],
  [flag, null, "–"],
  [amount, "19.90", "$19.90"],
  [amount, "1***0", "1***0"],
  [amount, "", "–"],
  [number, "12", "12"],
  [number, 0, "0"],
  [number, null, "–"],
])("and others as they are meant (%#)", (draw, value, text) => {
  expect(shown(draw(value))).toBe(text);
});

it("reads a time that is written in digits", () => {
  expect(shown(time("1764000000"))).toMatch(/^2025-11-2\d \d\d:\d\d:\d\d$/);
});
