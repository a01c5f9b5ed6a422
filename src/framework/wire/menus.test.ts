import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform, json } from "./fakePlatform";
import { hostInside } from "./HostInside";
import { menusIn, readMenus } from "./menus";

const { menus } = hostInside();
if (!menus) throw new Error("The console of this repository has menus.");
const { path, id, key, parent, order, names } = menus;
const row = (number: number, place: unknown) => ({
  [id]: number,
  [key]: `k${number}`,
  [parent]: 0,
  [order]: place,
  [names.en]: "",
  [names["zh-CN"]]: "",
});

afterEach(() => vi.unstubAllGlobals());

it("come in their order, an empty one last, and stay distinct without a key", () => {
  const rows = [row(1, ""), row(2, 5), row(3, 0), row(4, null), row(5, 5), { ...row(6, 9), [key]: "" }];
  expect(menusIn(rows, menus).map((menu) => menu.key)).toEqual(["k3", "k2", "k5", "#6", "k1", "k4"]);
});

it("are read page by page, whatever size of page the platform allows", async () => {
  const all = [row(1, 1), row(2, 2), row(3, 3)];
  const pages = [all.slice(0, 2), all.slice(2)];
  const asked = fakePlatform({ [path]: () => json({ code: 200, data: pages.shift() ?? [], count: 3 }) });
  expect((await readMenus()).map((menu) => menu.id)).toEqual(["1", "2", "3"]);
  expect(asked).toHaveLength(2);
});

it.each([
  ["all menus", 4],
  ["those at the top", 2],
  ["none", undefined],
])("below others are found at every depth on a platform that counts %s", async (_, count) => {
  const [bare] = [({ [parent]: _above, ...rest }: ReturnType<typeof row>) => rest];
  const top = [
    { ...row(1, 1), subs: [{ ...bare(row(2, 1)), subs: [bare(row(3, 1))] }] },
    { ...row(4, 2), subs: [] },
  ];
  const asked = fakePlatform({ [path]: { code: 200, data: top, count } });
  const menus = await readMenus();
  expect(menus.map((menu) => [menu.id, menu.parent]).sort()).toEqual([
    ["1", "0"],
    ["2", "1"],
    ["3", "2"],
    ["4", "0"],
  ]);
  // If the count is missing, or counts all rows, only another page shows whether there are more.
  expect(asked).toHaveLength(count === 2 ? 1 : 2);
});

it("that are no list are no empty menu", async () => {
  fakePlatform({ [path]: { code: 200, data: { list: [row(1, 1)] }, count: 1 } });
  await expect(readMenus()).rejects.toMatchObject({ reason: "notList" });
});

it("end when a page brings nothing new, whatever count the platform says", async () => {
  const asked = fakePlatform({ [path]: { code: 200, data: [row(1, 1)], count: 900 } });
  expect(await readMenus()).toHaveLength(1);
  expect(asked).toHaveLength(2);
});
