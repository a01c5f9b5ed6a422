import { afterEach, expect, it } from "vitest";
import { host, setHost } from "./Host";
import { type HostInside, servesRest, setHostInside } from "./HostInside";

const usual = host();
afterEach(() => setHost(usual));

const call = { path: "/x", style: "bearer" } as const;
const inside: HostInside = {
  rows: null,
  rest: ["personal"],
  rights: { ...call, role: "role", key: "id", menus: "menus" },
  menus: {
    ...call,
    paging: "page_no",
    id: "id",
    key: "key",
    parent: "",
    order: "",
    icon: "",
    names: { en: "name", "zh-CN": "name", "zh-TW": "name" },
  },
};

it("asks a platform for what it serves under /rest only if it knows more than the specification", () => {
  setHostInside(inside);
  setHost({ ...usual, can: ["extensions"] });
  expect([servesRest("personal"), servesRest("history")]).toEqual([true, false]);
  setHost({ ...usual, can: ["search"] });
  expect(servesRest("personal")).toBe(false);
});
