import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { money, phone, secret, siblingNames, text, validate } from ".";

const contact = z.object({ area: text(), phone: phone({ area: "area" }) });
const keysOf = (schema: Parameters<typeof validate>[0], values: unknown) =>
  validate(schema, values).issues.map(({ path, key }) => `${path} ${key}`);

describe("a phone beside its area", () => {
  it("has eleven digits at home", () => {
    expect(keysOf(contact, { area: "+86", phone: "1380000" })).toEqual(["phone invalid.phoneLength"]);
    expect(keysOf(contact, { area: "", phone: "1380000" })).toEqual(["phone invalid.phoneLength"]);
    expect(validate(contact, { area: "+86", phone: "13800001111" }).value).toEqual({
      area: "+86",
      phone: "13800001111",
    });
  });

  it("has any length elsewhere", () => {
    expect(keysOf(contact, { area: "+49", phone: "1511234" })).toEqual([]);
  });

  it("is judged in a change too, by the area that goes along", () => {
    const change = z.partial(contact);
    expect(keysOf(change, { area: "+86", phone: "1380000" })).toEqual(["phone invalid.phoneLength"]);
    expect(keysOf(change, { phone: "1380000" })).toEqual([]);
  });
});

describe("an amount beside its currency", () => {
  const price = z.object({ fee_type: text(), price: money({ currencyField: "fee_type" }) });

  it("is whole in yen, and has cents elsewhere", () => {
    expect(keysOf(price, { fee_type: "jpy", price: "10.50" })).toEqual(["price invalid.wholeMoney"]);
    expect(keysOf(price, { fee_type: "jpy", price: "10" })).toEqual([]);
    expect(keysOf(price, { fee_type: "usd", price: "10.50" })).toEqual([]);
  });

  it("has the largest amount of its currency", () => {
    const max = { rmb: "5000.00", usd: "700.00" };
    const recharge = z.object({ fee_type: text(), money: money({ min: "0.01", max, currencyField: "fee_type" }) });
    const invalidFields = (fee_type: string, amount: string) => keysOf(recharge, { fee_type, money: amount });
    expect(invalidFields("rmb", "5000.00")).toEqual([]);
    expect(invalidFields("rmb", "5000.01")).toEqual(["money invalid.range"]);
    expect(invalidFields("usd", "700.00")).toEqual([]);
    expect(invalidFields("usd", "700.01")).toEqual(["money invalid.range"]);
    expect(invalidFields("usd", "0.00")).toEqual(["money invalid.positive"]);
    expect(invalidFields("inr", "90000.00")).toEqual([]);
  });

  it("is judged in a change too, and says that it is to be judged when its currency changes", () => {
    const change = z.partial(price);
    expect(keysOf(change, { fee_type: "jpy", price: "0.5" })).toEqual(["price invalid.wholeMoney"]);
    expect(siblingNames(change.shape.price)).toEqual(["fee_type"]);
    expect(siblingNames(change.shape.fee_type)).toEqual([]);
  });
});

it("refuses a password that is not repeated", () => {
  const form = z.object({ secret: secret({ required: true, min: 8 }), again: secret({ repeats: "secret" }) });
  expect(keysOf(form, { secret: "12345678", again: "12345679" })).toEqual(["again invalid.passwordsDiffer"]);
  expect(keysOf(form, { secret: "12345678" })).toEqual(["again invalid.passwordsDiffer"]);
  expect(keysOf(form, { secret: "12345678", again: "12345678" })).toEqual([]);
});

it.each([null, undefined, 7, "text", []])("says so when there is no record but %j", (values) => {
  expect(validate(contact, values).value).toBeNull();
});
