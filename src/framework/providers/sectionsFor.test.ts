import { afterEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { text } from "../../../shared/schema/text";
import { bearer } from "../wire/calls";
import { setConfig } from "../wire/config";
import { sampleSections } from "../../../tests/sampleSections";
import { sectionsFor } from "./sectionsFor";

const view = async () => ({ default: () => null });

afterEach(() => setConfig(null));

it("leaves out the fields that the platform lacks: of whole records, not of the parameters of an action", async () => {
  const [[name, section] = []] = Object.entries(sampleSections);
  if (name === undefined || section === undefined) throw new Error("no section");
  const { resources, screens } = await section.load();
  const [[resource, props] = []] = Object.entries(resources);
  if (resource === undefined || props === undefined) throw new Error("no resource");
  const row = async () => z.object({ name: text({}), region: text({}) });
  const calls = {
    add: bearer.add("/a", { region: "text", name: "text" }),
    set: bearer.set("/b", row),
    move: bearer.call("move", "/c", { region: "text" }),
  };
  const whole = {
    [name]: {
      ...section,
      load: async () => ({
        screens,
        resources: { [resource]: { ...props, further: ["region"], calls: async () => calls } },
      }),
    },
  };
  const made = async () => (await sectionsFor(whole)[name]?.load())?.resources[resource]?.calls();
  expect(await made()).toBe(calls);
  setConfig({ given: { can: ["extensions"] } });
  const { add, set, move } = (await made()) ?? {};
  expect(add?.fields).toEqual({ name: "text" });
  expect(Object.keys((await set?.schema?.())?._zod.def.shape ?? {})).toEqual(["name"]);
  expect(move).toBe(calls.move);
});

it("leaves out the calls, views and screens that the platform lacks, and nothing else", async () => {
  setConfig({ given: { can: [] } });
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
