import { expect, it } from "vitest";
import { createGrants } from "./grants";

const menu = (key: string, en: string, zh: string) => ({ id: key, key, parent: "", icon: "", en, zh });
const menus = [menu("product.device", "Cameras", "摄像机"), menu("vas.order", "", "")];
const permissions = (isSuper: boolean, ...keys: readonly string[]) => ({ isSuper, menus: new Set(keys) });

it("grants what the roles grant, and nothing before they are known", () => {
  const grants = createGrants(permissions(false, "product.device"));
  expect(grants.has("product.device")).toBe(true);
  expect(grants.has("vas.order")).toBe(false);
  expect([grants.reaches("product.device"), grants.reaches("product.dev"), grants.reaches("product")]).toEqual([
    true,
    false,
    true,
  ]);
  expect(createGrants(undefined).has("product.device")).toBe(false);
});

it("grants everything to the super admin", () => {
  expect(createGrants(permissions(true)).has("anything")).toBe(true);
});

it("says the names operators gave, in the languages they gave them in", () => {
  const { nameOf } = createGrants(permissions(false), menus);
  expect(nameOf("product.device", "en")).toBe("Cameras");
  expect(nameOf("product.device", "zh-CN")).toBe("摄像机");
  expect(nameOf("product.device", "zh-TW")).toBeNull();
  expect(nameOf("vas.order", "en")).toBeNull();
  expect(nameOf("constructor", "en")).toBeNull();
});
