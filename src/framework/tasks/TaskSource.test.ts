import { expect, it } from "vitest";
import type { ResourceProps, Section } from "../wire/contract";
import { thing } from "../form/formHarness";
import { findSources, type TaskPlaces } from "./TaskSource";

const resource = (name: string, access: Readonly<Record<string, string>>): ResourceProps => ({
  ...thing,
  name,
  access,
});
const LISTED = { list: "list", add: "add" };
const EXPORTED = { ...LISTED, export_add: "export", export_get: "follow", export_list: "follow_all" };

const places = (all: readonly ResourceProps[], granted: readonly string[]): TaskPlaces => ({
  sections: all.map((one) => async (): Promise<Section> => ({ resources: { [one.name]: one }, screens: [] })),
  may: (menu) => granted.includes(menu),
  work: null,
});

const found = async (all: readonly ResourceProps[], granted: readonly string[]) =>
  (await findSources(places(all, granted)))
    .filter(({ does }) => does !== "work")
    .map(({ does, props, follow }) => [does, props.name, follow].join(" ").trim());

const device = resource("device", EXPORTED);
const imports = resource("device_import", LISTED);

it("are exports that one may begin and follow, of whatever section", async () => {
  const other = resource("order", EXPORTED);
  expect(await found([device, other], ["export", "follow", "follow_all"])).toEqual([
    "export device export_get",
    "export order export_get",
  ]);
  expect(await found([device], ["export", "follow_all"])).toEqual(["export device export_list"]);
  expect(await found([device], ["export"])).toEqual([]);
  expect(await found([device], ["follow", "follow_all", "list"])).toEqual([]);
  expect(await found([resource("device", LISTED)], ["list", "add", "export", "follow"])).toEqual([]);
});

it("are the records of imports that one may list, where what they import is a resource", async () => {
  expect(await found([device, imports], ["list"])).toEqual(["import device_import list"]);
  expect(await found([device, imports], ["add", "export"])).toEqual([]);
  expect(await found([imports], ["list"])).toEqual([]);
  expect(await found([resource("import", LISTED), resource("reimport", LISTED)], ["list"])).toEqual([]);
  expect(await found([resource("device", LISTED), resource("device_imported", LISTED)], ["list"])).toEqual([]);
});

it("are the account's own long work of every resource, whatever is granted", async () => {
  const sources = await findSources(places([device, imports], []));
  expect(sources.map(({ does, props, follow }) => [does, props.name, follow])).toEqual([
    ["work", "device", ""],
    ["work", "device_import", ""],
  ]);
});
