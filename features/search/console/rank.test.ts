import { describe, expect, it } from "vitest";
import type { Finding } from "./Finding";
import { rankFindings } from "./rank";

const finding = (label: string, more: Partial<Finding> = {}): Finding => ({
  key: label,
  kind: "screen",
  label,
  hint: "",
  icon: "list",
  also: [],
  to: "/",
  ...more,
});
const labels = (findings: readonly Finding[], text: string) => rankFindings(findings, text).map(({ label }) => label);

const chinese = ["设备管理", "激活码", "定时任务", "公司管理", "重复 UID", "银行账户"].map((label) => finding(label));

describe("rank", () => {
  it("answers pinyin, whole or begun, with and without spaces", () => {
    expect(labels(chinese, "shebeiguanli")).toEqual(["设备管理"]);
    expect(labels(chinese, "dingshi ren")).toEqual(["定时任务"]);
    expect(labels(chinese, "jihuo")).toEqual(["激活码"]);
  });

  it("answers initials of pinyin", () => {
    expect(labels(chinese, "sbgl")).toEqual(["设备管理"]);
    expect(labels(chinese, "gsgl")).toEqual(["公司管理"]);
  });

  it("knows characters that are read in more than one way", () => {
    expect(labels(chinese, "chongfu")).toEqual(["重复 UID"]);
    expect(labels(chinese, "yinhang")).toEqual(["银行账户"]);
  });

  it("answers Chinese as it is written, and says which part answered", () => {
    expect(rankFindings(chinese, "任务")).toMatchObject([{ label: "定时任务", range: [2, 4] }]);
    expect(rankFindings(chinese, "sb")[0]?.range).toEqual([0, 2]);
  });

  it("puts the beginning of a label before the beginning of a word before its middle", () => {
    const english = ["Firm orders", "Reorders", "Orders"].map((label) => finding(label));
    expect(labels(english, "order")).toEqual(["Orders", "Firm orders", "Reorders"]);
  });

  it("answers by the name in the other language, after those that are called so", () => {
    const devices = finding("Devices", { also: ["设备管理"] });
    const record = finding("设备", {});
    expect(labels([devices, record], "设备")).toEqual(["设备", "Devices"]);
    expect(labels([devices], "sbgl")).toEqual(["Devices"]);
  });

  it("goes by the best of several names", () => {
    const [far, near] = [finding("A", { also: ["my order"] }), finding("B", { also: ["reorder it", "order"] })];
    expect(labels([far, near], "order")).toEqual(["B", "A"]);
  });

  it("answers several words in any order, in label and place together", () => {
    const create = finding("Create company", { hint: "Companies" });
    expect(labels([create], "company create")).toEqual(["Create company"]);
    expect(labels([finding("Versions", { hint: "Products" })], "products versions")).toEqual(["Versions"]);
  });

  it("answers nothing for a text without a match, and everything for no text", () => {
    expect(labels(chinese, "zzz")).toEqual([]);
    expect(rankFindings(chinese, "  ")).toEqual(chinese.map((one) => ({ ...one, range: null, cost: 0 })));
  });
});
