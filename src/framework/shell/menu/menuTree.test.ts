import { describe, expect, it } from "vitest";
import type { Sections } from "../../wire/contract";
import type { PlatformMenu } from "../../wire/menus";
import { screensIn, type MenuNode, menuTree, screenAt } from "./menuTree";

const load = () => Promise.resolve({ resources: {}, screens: [] });
const entry = (menu: string, icon = "dot") => ({ menu, icon, path: `/${menu.replace(".", "/")}` });
const sections: Sections = {
  dashboard: { load, redirect: "/dashboard", resources: [], icon: "dashboard", screens: [entry("dashboard", "home")] },
  product: {
    load,
    redirect: "/product/device",
    resources: ["device"],
    icon: "devices",
    screens: [entry("product.device"), entry("product.device_state"), entry("product.refund")],
  },
  system: { load, redirect: "/system/role", resources: ["role"], icon: "settings", screens: [entry("system.role")] },
};
const grants = (menus: readonly PlatformMenu[], keys: readonly string[]) => {
  const held = new Set(keys);
  return { menus, has: (key: string) => held.has(key) };
};
const granting = (...keys: readonly string[]) => grants([], keys);
/** The id, key and parent of a menu on the platform. */
const menu = (id: string, key: string, parent = "", icon = "") => ({ id, key, parent, icon, en: key, zh: key });

describe("menuTree", () => {
  it("shows only what the account's roles grant, in the declared order", () => {
    const tree = menuTree(sections, granting("product.refund", "product.device", "dashboard"));
    expect(screensIn(tree).map(({ path }) => path)).toEqual(["/dashboard", "/product/device", "/product/refund"]);
  });

  it("leaves out a section without a granted screen, even when the section itself is granted", () => {
    expect(menuTree(sections, granting("system", "dashboard")).map(({ key }) => key)).toEqual(["dashboard"]);
  });

  it("shows a section that is itself a screen without children", () => {
    expect(menuTree(sections, granting("dashboard"))).toEqual([
      { key: "dashboard", icon: "home", path: "/dashboard", children: [] },
    ]);
  });
});

describe("the menus of the platform", () => {
  const everything = ["dashboard", "product.device", "product.device_state", "product.refund", "system.role"];
  const shape = (nodes: readonly MenuNode[]): unknown =>
    nodes.map(({ key, children }) => (children.length === 0 ? key : [key, shape(children)]));

  it("decide about order, place and presence of the screens, at any depth", () => {
    const menus = [
      menu("1", "system"),
      menu("2", "product.refund", "1"),
      menu("3", "#3"),
      menu("4", "nested", "3"),
      menu("5", "product.device", "4"),
      menu("6", "system.role", "3"),
    ];
    const tree = menuTree(sections, grants(menus, everything));
    expect(shape(tree)).toEqual([
      ["system", ["product.refund"]],
      ["#3", [["nested", ["product.device"]], "system.role"]],
    ]);
    expect(screensIn(tree).map(({ path }) => path)).toEqual(["/product/refund", "/product/device", "/system/role"]);
  });

  it("are shown as far as they are granted, and the console has their screens", () => {
    const menus = [
      menu("1", "product"),
      menu("2", "product.device", "1"),
      menu("3", "far.away", "1"),
      menu("4", "system"),
    ];
    expect(shape(menuTree(sections, grants(menus, ["product.device", "far.away"])))).toEqual([
      ["product", ["product.device"]],
    ]);
    expect(menuTree(sections, grants(menus, ["product.refund"]))).toEqual([]);
  });

  it("keep a screen that has screens below it, and survive a menu with a missing parent or with itself as parent", () => {
    const menus = [
      menu("1", "dashboard"),
      menu("2", "system.role", "1"),
      menu("3", "product.device", "9"),
      menu("4", "x", "4"),
    ];
    expect(shape(menuTree(sections, grants(menus, everything)))).toEqual([
      ["dashboard", ["dashboard", "system.role"]],
      "product.device",
    ]);
  });

  it("have the icons of the console, or else their own", () => {
    const menus = [
      menu("1", "product", "", "star"),
      menu("2", "product.device", "1"),
      menu("3", "own", "", "star"),
      menu("4", "system.role", "3"),
    ];
    const [product, own] = menuTree(sections, grants(menus, everything));
    expect([product?.icon, product?.children[0]?.icon, own?.icon]).toEqual(["devices", "dot", "star"]);
  });

  it("are those of the console where the platform has no menu for any of its screens", () => {
    expect(shape(menuTree(sections, grants([menu("1", "elsewhere")], ["system.role"])))).toEqual([
      ["system", ["system.role"]],
    ]);
  });
});

describe("screenAt", () => {
  it("finds the screen of its list and of the pages below it", () => {
    expect(screenAt(sections, "/product/device")?.menu).toBe("product.device");
    expect(screenAt(sections, "/product/device/7/show")?.menu).toBe("product.device");
  });

  it("does not take device_state for device", () => {
    expect(screenAt(sections, "/product/device_state/7")?.menu).toBe("product.device_state");
  });

  it.each(["/", "/nowhere", "/product", "/product/devices", "/constructor", "/__proto__/x"])(
    "finds no screen at %s",
    (path) => {
      expect(screenAt(sections, path)).toBeNull();
    },
  );
});
