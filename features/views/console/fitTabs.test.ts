import { describe, expect, it } from "vitest";
import { fitTabs } from "./fitTabs";
import { readView } from "./readView";

const viewsOf = (...names: readonly string[]) => names.map((name) => readView({ id: name, name }));
const namesOf = (views: ReturnType<typeof fitTabs>) => views.map(({ name }) => name);

describe("tabs of views", () => {
  const all = viewsOf("Unpaid", "Refunds that wait", "Mine", "Last");

  it("are as many as there is room for, in their order", () => {
    expect(namesOf(fitTabs(all, null, 1000, "All"))).toEqual(namesOf(all));
    expect(namesOf(fitTabs(all, null, 200, "All"))).toEqual(["Unpaid"]);
    expect(fitTabs(all, null, 90, "All")).toEqual([]);
  });

  it("always have the view that is shown", () => {
    expect(namesOf(fitTabs(all, all[3] ?? null, 100, "All"))).toEqual(["Last"]);
    expect(namesOf(fitTabs(all, all[3] ?? null, 300, "All"))).toEqual(["Unpaid", "Last"]);
  });

  it("take more room with Chinese names", () => {
    expect(fitTabs(viewsOf("未支付的订单", "退款"), null, 240, "全部").length).toBe(1);
    expect(fitTabs(viewsOf("unpaid", "refund"), null, 270, "All").length).toBe(2);
  });
});
