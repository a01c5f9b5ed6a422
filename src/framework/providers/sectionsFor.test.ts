import { expect, it } from "vitest";
import { bearer } from "../wire/calls";
import { sampleSections } from "./sampleSections";
import { sectionsFor } from "./sectionsFor";

const view = async () => ({ default: () => null });

it("leaves out the calls, views and screens that the platform lacks, and nothing else", async () => {
  const [[name, section] = []] = Object.entries(sampleSections);
  if (name === undefined || section === undefined) throw new Error("no section");
  const { resources, screens } = await section.load();
  const [[resource, props] = []] = Object.entries(resources);
  if (resource === undefined || props === undefined) throw new Error("no resource");
  const calls = { list: bearer.list("/a"), add: bearer.add("/b", {}), wake: bearer.call("wake", "/c") };
  const entry = { menu: "lab.a", path: "/lab/a", icon: "dot" };
  const whole = {
    [name]: {
      ...section,
      screens: [entry, { ...entry, menu: "lab.b", extension: true }],
      load: async () => ({
        screens,
        resources: {
          [resource]: {
            ...props,
            extensions: ["add", "wake"],
            access: { list: "lab.a", get: "lab.a", add: "lab.a", wake: "lab.a" },
            calls: async () => calls,
            views: { list: view, show: view, create: view },
          },
        },
      }),
    },
  };
  const trimmed = sectionsFor(whole)[name];
  const loaded = await trimmed?.load();
  const made = loaded?.resources[resource];
  expect(trimmed?.screens.map(({ menu }) => menu)).toEqual(["lab.a"]);
  expect(made?.access).toEqual({ list: "lab.a", get: "lab.a" });
  expect(Object.keys((await made?.calls()) ?? {})).toEqual(["list"]);
  expect(Object.keys(made?.views ?? {})).toEqual(["list", "show"]);
  expect(await trimmed?.load()).toBe(loaded);
});
