// Checks that the product uses the numbers of the specification.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageButtons } from "../../src/framework/list/pager/pageButtons";
import { PAGE_BUTTONS, PAGE_SIZE } from "../../src/framework/list/pager/pageSize";
import { isWithinMonths } from "../../src/framework/sheet";
import { build } from "../../src/framework/schema";
import { CHUNK_TIMEOUT } from "../../src/framework/shell/errors/loadChunk";
import { LOOK_EVERY } from "../../src/framework/shell/feedback/busyClock";
import { NOTICE_TIME } from "../../src/framework/shell/feedback/noticeQueue";
import { MOBILE } from "../../src/framework/ui/theme/theme";
import { readModel } from "../contract/hosts";

const model = readModel();
const resource = (name: string) => {
  const found = model.resources.find((one) => one.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
};
const field = (name: string, of: string) => resource(name).fields.find((one) => one.name === of);
const valuesOf = (name: string) => model.enums.find((one) => one.name === name)?.values.map(({ value }) => value);

describe("numbers of the specification", () => {
  it("shows ten rows a page, five buttons of pages, three on a phone", () => {
    expect(PAGE_SIZE).toBe(10);
    expect(pageButtons(7, 20, PAGE_BUTTONS.wide)).toHaveLength(5);
    expect(pageButtons(7, 20, PAGE_BUTTONS.narrow)).toHaveLength(3);
  });

  it("closes a notice after 10.5 s, stacked 20 px from the edge", () => {
    expect(NOTICE_TIME).toBe(10_500);
    const css = readFileSync("src/framework/shell/shell.css", "utf8");
    expect(css).toMatch(/\.shell-told\[data-place="corner"\] \{ right: 20px; bottom: 20px;/);
  });

  it("looks at the overlay every second, and gives a part two minutes to load", () => {
    expect(LOOK_EVERY).toBe(1000);
    expect(CHUNK_TIMEOUT).toBe(120_000);
  });

  it("is mobile under 599 px", () => {
    expect(MOBILE).toBe(599);
  });

  it.each([
    ["account", "user_phone_area"],
    ["company", "comp_phone_area"],
  ])("gives a phone of %s the area +86 (%s)", (name, area) => {
    expect(field(name, area)?.default).toBe("+86");
  });

  it("keeps free storage 1 to 30 days", () => {
    expect(field("app_config", "free_days")?.options).toMatchObject({ min: 1, max: 30 });
  });

  it("takes a recharge from 0.01 to 5000 RMB", () => {
    const call = resource("money").calls.find(({ name }) => name === "recharge");
    expect(call?.params.find(({ name }) => name === "money")?.options).toMatchObject({
      min: "0.01",
      max: { rmb: "5000.00" },
    });
  });

  it("exports three months at most", () => {
    const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;
    expect(isWithinMonths(day("2026-01-15"), day("2026-04-15"), 3, "UTC")).toBe(true);
    expect(isWithinMonths(day("2026-01-15"), day("2026-04-17"), 3, "UTC")).toBe(false);
    for (const file of ["platform/framework/calls/tasks.ts", "src/framework/tasks/RangeChoice.tsx"])
      expect(readFileSync(file, "utf8")).toMatch(/const MONTHS = 3;/);
  });

  it("keeps recordings 1, 3, 7, 15 or 30 days and sells 1, 3, 6 or 12 months", () => {
    expect(valuesOf("lifecycle_days")).toEqual([1, 3, 7, 15, 30]);
    expect(valuesOf("stock_month")).toEqual([1, 3, 6, 12]);
  });

  it("fills prices of cloud storage from months and days kept, domestic and elsewhere", () => {
    const table = field("goods", "price_table")?.options ?? {};
    const rows = Array.isArray(table.rows) ? table.rows.map(String) : [];
    const months = { domestic: [1, 2, 3, 6, 15], elsewhere: [2, 4, 6, 12, 30] };
    expect(table.set).toEqual(["price", "fact_price", "rmb", "usd"]);
    expect(rows).toHaveLength(20);
    [1, 3, 7, 15, 30].forEach((days, at) => {
      const [home = 0, abroad = 0] = [months.domestic[at], months.elsewhere[at]];
      expect(rows).toContain(`1,${days},${home}.00,${home}.00,${home}.00,${abroad}.00`);
      expect(rows).toContain(`12,${days},${home}0.00,${home}0.00,${home}0.00,${abroad}0.00`);
    });
  });

  it("rounds money to two decimals, and writes it with them", () => {
    const money = build("money", {});
    expect(money.parse(19.899_999_999_999_999)).toBe("19.90");
    expect(money.parse("5")).toBe("5.00");
  });

  it("names a version by a number, and pages without a title of their own the open server", () => {
    expect(field("product_version", "ver_num")?.kind).toBe("version");
    expect(model.titles.title?.en).toBe("Open Server");
    expect(model.titles["titles.auth_login"]?.en).toBe("Authorization login");
    expect(model.titles.hostTitle?.en).toBe("P2P Server");
  });

  it("speaks en, zh-CN and zh-TW", () => {
    expect(valuesOf("language")).toEqual(["en", "zh-CN", "zh-TW"]);
  });
});
