import { expect, it } from "vitest";
import type { Sections } from "../../wire/contract";
import { landing } from "./landing";

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
  expect(landing(sections, "/", ["/dashboard", "/product/device"])).toBe("/dashboard");
  expect(landing(sections, "/", ["/product/device"])).toBe("/product/device");
  expect(landing(sections, "/", [])).toBe("none");
});

it("leads a section to its redirect, or to its first granted screen", () => {
  expect(landing(sections, "/product", ["/product/awake", "/product/device"])).toBe("/product/device");
  expect(landing(sections, "/product", ["/product/awake"])).toBe("/product/awake");
  expect(landing(sections, "/product", ["/dashboard"])).toBe("none");
});

it("leaves every other path alone", () => {
  expect(landing(sections, "/dashboard", [])).toBeNull();
  expect(landing(sections, "/product/device", [])).toBeNull();
  expect(landing(sections, "/nowhere", [])).toBeNull();
  expect(landing(sections, "/constructor", [])).toBeNull();
});
