import { describe, expect, it } from "vitest";
import { viewQuery, hasOnlyLanguageQuery, hasListQuery, viewIdIn, QUERY_WITHOUT_VIEW, withView } from "./viewAddress";

describe("the address of a list", () => {
  it("names the view and what it lists, as react-admin reads it", () => {
    const value = {
      filter: { state: [1], where: "made last 7 days" },
      sort: { field: "size,-name", order: "DESC" },
    } as const;
    const query = new URLSearchParams(viewQuery({ id: "a_b-1", value }));
    expect(Object.fromEntries(query)).toEqual({
      view: "a_b-1",
      filter: JSON.stringify(value.filter),
      sort: "size,-name",
      order: "DESC",
    });
    expect(hasListQuery(viewQuery({ id: "a", value: {} }))).toBe(true);
    expect([viewIdIn(QUERY_WITHOUT_VIEW), hasListQuery(QUERY_WITHOUT_VIEW)]).toEqual([null, true]);
  });

  it("asks for nothing but the list, whatever its language", () => {
    expect(["", "?", "?lang=zh"].map(hasOnlyLanguageQuery)).toEqual([true, true, true]);
    expect(["?view=a", "?filter={}", "?id=7"].map(hasOnlyLanguageQuery)).toEqual([false, false, false]);
  });

  it("keeps the view wherever the list goes, and leaves it with the list", () => {
    const at = "?view=a&filter={}";
    expect(withView({ search: "?page=2" }, at)).toEqual({ search: "?page=2&view=a" });
    expect(withView({ search: "?page=2&view=b" }, at)).toEqual({ search: "?page=2&view=b" });
    expect(withView({ search: "?page=2" }, "?filter={}")).toEqual({ search: "?page=2" });
    for (const away of ["/things/1", { pathname: "/others", search: "?page=2" }, -1])
      expect(withView(away, at)).toBe(away);
  });
});
