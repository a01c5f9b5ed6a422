import { afterEach, expect, it, vi } from "vitest";
import { fakePlatform, json } from "../wire/fakePlatform";
import { hostInside } from "../wire/HostInside";
import { GrantedMenus, readRoleRights } from "./roleRights";

const { rights, menus } = hostInside();
if (!rights || !menus) throw new Error("The console of this repository has roles and menus.");
const menu = (id: number, key: string) => ({ [menus.id]: id, [menus.key]: key });

afterEach(() => vi.unstubAllGlobals());

it("are the menus of the account's roles, by the calls of the specification", async () => {
  const granted: Record<number, readonly number[]> = { 4: [1], 7: [2, 9] };
  const asked = fakePlatform({
    [menus.path]: {
      code: 200,
      data: [menu(1, "product.device"), menu(2, "vas.order"), menu(3, "system.role")],
      count: 3,
    },
    [rights.path]: ({ body }) => {
      const text = JSON.stringify(body);
      const id = text.includes("4") ? 4 : 7;
      return json({ code: 200, data: { [rights.key]: id, [rights.menus]: granted[id] } });
    },
  });
  expect([...(await readRoleRights({ [rights.role]: 4 }, rights))]).toEqual(["product.device"]);
  expect([...(await readRoleRights({ [rights.role]: ["4", 7] }, rights))]).toEqual(["product.device", "vas.order"]);
  expect([...(await readRoleRights({ [rights.role]: "" }, rights))]).toEqual([]);
  expect(asked.filter(({ url }) => url.endsWith(rights.path)).map(({ body }) => body)).toEqual(
    [4, 4, 7].map((id) => ({ [rights.key]: id })),
  );
});

it("are the menus of a tree, whether roles name their keys or have the menus themselves", async () => {
  const leaf = menu(2, "system.role");
  const tree = [{ ...menu(1, "system"), subs: [leaf] }];
  const granting = (granted: unknown) =>
    fakePlatform({
      [menus.path]: { code: 200, data: tree, count: 1 },
      [rights.path]: { code: 200, data: { [rights.menus]: granted } },
    });
  granting([2]);
  expect([...(await readRoleRights({ [rights.role]: 4 }, rights))]).toEqual(["system.role"]);
  granting(tree);
  expect([...(await readRoleRights({ [rights.role]: [{ [rights.key]: 4 }] }, rights))].sort()).toEqual([
    "system",
    "system.role",
  ]);
});

it("fail with the call that fails, so that nobody works with a part of their rights", async () => {
  fakePlatform({ [menus.path]: { code: 200, data: [], count: 0 }, [rights.path]: { code: 513 } });
  await expect(readRoleRights({ [rights.role]: 4 }, rights)).rejects.toMatchObject({ code: 513 });
});

it("include actions that the platform has no menu for, and no action that it has a menu for", () => {
  const granted = new GrantedMenus(["product.device"], new Set(["product", "product.device", "product.device.wipe"]));
  expect(granted.has("product.device.export")).toBe(true);
  expect(granted.has("product.device.export.all")).toBe(true);
  expect(granted.has("product.device.wipe")).toBe(false);
  expect(granted.has("product")).toBe(false);
  expect(granted.has("product.refund")).toBe(false);
});

it("leave to the host who belongs to the company that runs it", () => {
  const granted = new GrantedMenus(["operate.time_plan"], new Set(["operate.time_plan", "operate.shop"]));
  expect(granted.has("#top.operate.time_plan")).toBe(true);
  expect(granted.has("#top.operate.shop")).toBe(false);
  expect(granted.has("#platform")).toBe(true);
});
