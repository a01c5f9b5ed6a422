import { expect, it } from "vitest";
import type { Sections } from "../../wire/contract";
import { landingPath } from "./landing";

const load = () => Promise.resolve({ resources: {}, screens: [] });
const screen = (path: string) => ({ menu: path.slice(1).replace("/", "."), path, icon: "" });
const sections: Sections = {
  dashboard: { load, redirect: "/dashboard", resources: [], icon: "", screens: [screen("/dashboard")] },
  product: {
    load,
    redirect: "/product/device",
    resources: [],
    icon: "",
    screens: [screen("/product/awake"), screen("/product/device")],
  },
};

it("leads home to the first screen that is granted", () => {
  expect(landingPath(sections, "/", ["/dashboard", "/product/device"])).toBe("/dashboard");
  expect(landingPath(sections, "/", ["/product/device"])).toBe("/product/device");
  expect(landingPath(sections, "/", [])).toBe("none");
});

it("leads a section to its redirect, or to its first granted screen", () => {
  expect(landingPath(sections, "/product", ["/product/awake", "/product/device"])).toBe("/product/device");
  expect(landingPath(sections, "/product", ["/product/awake"])).toBe("/product/awake");
  expect(landingPath(sections, "/product", ["/dashboard"])).toBe("none");
});

it("leaves every other path alone", () => {
  expect(landingPath(sections, "/dashboard", [])).toBeNull();
  expect(landingPath(sections, "/product/device", [])).toBeNull();
  expect(landingPath(sections, "/nowhere", [])).toBeNull();
  expect(landingPath(sections, "/constructor", [])).toBeNull();
});
