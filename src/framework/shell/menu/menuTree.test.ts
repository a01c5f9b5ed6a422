import { describe, expect, it } from "vitest";
import type { Sections } from "../../wire/contract";
import { leaves, menuTree, screenAt } from "./menuTree";

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
const granting = (...keys: readonly string[]) => new Set(keys);

describe("menuTree", () => {
  it("shows only what the account's roles grant, in the declared order", () => {
    const tree = menuTree(sections, granting("product.refund", "product.device", "dashboard"));
    expect(leaves(tree).map(({ path }) => path)).toEqual(["/dashboard", "/product/device", "/product/refund"]);
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

describe("screenAt", () => {
  it("finds the screen of its list and of the pages below it", () => {
    expect(screenAt(sections, "/product/device")?.menu).toBe("product.device");
    expect(screenAt(sections, "/product/device/7/show")?.menu).toBe("product.device");
  });

  it("does not take device_state for device", () => {
    expect(screenAt(sections, "/product/device_state/7")?.menu).toBe("product.device_state");
  });

  it.each(["/", "/nowhere", "/product", "/product/devices", "/constructor", "/__proto__/x"])(
    "finds none at %s",
    (path) => {
      expect(screenAt(sections, path)).toBeNull();
    },
  );
});
