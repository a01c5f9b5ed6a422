import { expect, it } from "vitest";
import type { Sections } from "../../wire/contract";
import { landingOf } from "./landing";

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
  expect(landingOf(sections, "/", ["/dashboard", "/product/device"])).toBe("/dashboard");
  expect(landingOf(sections, "/", ["/product/device"])).toBe("/product/device");
  expect(landingOf(sections, "/", [])).toBe("none");
});

it("leads a section to its redirect, or to its first granted screen", () => {
  expect(landingOf(sections, "/product", ["/product/awake", "/product/device"])).toBe("/product/device");
  expect(landingOf(sections, "/product", ["/product/awake"])).toBe("/product/awake");
  expect(landingOf(sections, "/product", ["/dashboard"])).toBe("none");
});

it("leaves every other path alone", () => {
  expect(landingOf(sections, "/dashboard", [])).toBeNull();
  expect(landingOf(sections, "/product/device", [])).toBeNull();
  expect(landingOf(sections, "/nowhere", [])).toBeNull();
  expect(landingOf(sections, "/constructor", [])).toBeNull();
});
