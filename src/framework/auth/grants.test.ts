import { expect, it } from "vitest";
import { grantsOf } from "./grants";

const names = { "product.device": { en: "Cameras", zh: "摄像机" }, "vas.order": { en: "", zh: "" } };
const permissions = (isSuper: boolean, ...menus: readonly string[]) => ({ isSuper, menus: new Set(menus) });

it("grants what the roles grant, and nothing before they are known", () => {
  const grants = grantsOf(permissions(false, "product.device"), {});
  expect(grants.has("product.device")).toBe(true);
  expect(grants.has("vas.order")).toBe(false);
  expect(grantsOf(undefined, {}).has("product.device")).toBe(false);
});

it("grants everything to the super admin", () => {
  expect(grantsOf(permissions(true), {}).has("anything")).toBe(true);
});

it("says the names operators gave, in the languages they gave them in", () => {
  const { nameOf } = grantsOf(permissions(false), names);
  expect(nameOf("product.device", "en")).toBe("Cameras");
  expect(nameOf("product.device", "zh-CN")).toBe("摄像机");
  expect(nameOf("product.device", "zh-TW")).toBeNull();
  expect(nameOf("vas.order", "en")).toBeNull();
  expect(nameOf("constructor", "en")).toBeNull();
});
