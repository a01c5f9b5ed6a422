import { describe, expect, it } from "vitest";
import { chooseTabs } from "./chooseTabs";
import { readView } from "./readView";

const viewsOf = (...names: readonly string[]) => names.map((name) => readView({ id: name, name }));
const namesOf = (views: ReturnType<typeof chooseTabs>) => views.map(({ name }) => name);

describe("tabs of views", () => {
  const all = viewsOf("Unpaid", "Refunds that wait", "Mine", "Last");

  it("are as many as there is room for, in their order", () => {
    expect(namesOf(chooseTabs(all, null, 1000, "All"))).toEqual(namesOf(all));
    expect(namesOf(chooseTabs(all, null, 200, "All"))).toEqual(["Unpaid"]);
    expect(chooseTabs(all, null, 90, "All")).toEqual([]);
  });

  it("always have the view that is shown", () => {
    expect(namesOf(chooseTabs(all, all[3] ?? null, 100, "All"))).toEqual(["Last"]);
    expect(namesOf(chooseTabs(all, all[3] ?? null, 300, "All"))).toEqual(["Unpaid", "Last"]);
  });

  it("take more room with Chinese names", () => {
    expect(chooseTabs(viewsOf("未支付的订单", "退款"), null, 240, "全部").length).toBe(1);
    expect(chooseTabs(viewsOf("unpaid", "refund"), null, 270, "All").length).toBe(2);
  });
});
