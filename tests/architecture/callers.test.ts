// Every declared call is used by the console: by a generated or hand-written view, a picker, the tasks, or the part of
// the framework for which host.yaml names the call.
import { expect, it } from "vitest";
import type { CallModel, ResourceModel } from "../../generator";
import { reloadModel } from "../../generator/load";
import { TASK_CALLS } from "../../src/framework/wire/ownNames";
import { projectFiles, isIn, isTest, readSource, root } from "./sources";

const { model } = reloadModel(root);
if (model === null) throw new Error("the definitions cannot be read");

const TABLES = /\.calls\.ts$/;
const views = projectFiles
  .filter((file) => isIn(file, "src") && /\.tsx?$/.test(file) && !isTest(file) && !TABLES.test(file))
  .filter((file) => !file.startsWith("src/framework/"));
const text = views.map(readSource).join("\n");
const host = readSource("src/generated/host.ts");

const camel = (name: string): string => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Calls that a list, a page or a form of a resource makes by itself. */
const VIEW_CALLS: Readonly<Record<string, readonly string[]>> = {
  list: ["list"],
  get: ["show", "edit"],
  add: ["create"],
  set: ["edit"],
  del: ["list"],
};

const viewsOf = (resource: ResourceModel): string => {
  const folder = `src/generated/${resource.section}/${resource.name}/index.ts`;
  return projectFiles.includes(folder) ? readSource(folder) : "";
};
const isOfView = (resource: ResourceModel, { name }: CallModel): boolean =>
  (VIEW_CALLS[name] ?? []).some((view) => new RegExp(`\\b${view}: \\(\\) =>\\s+import`).test(viewsOf(resource)));

const isNamed = (resource: ResourceModel, { name }: CallModel): boolean =>
  new RegExp(`\\b${camel(resource.name)}Calls\\.${name}\\b`).test(text);

const isPicked = (resource: ResourceModel, { name }: CallModel): boolean =>
  new RegExp(`of=\\{${camel(resource.name)}Reference\\}[^>]*\\bpick="${name}"`).test(text);

/** A reference loads the names of records with their list call. Transitions and forms in dialogs change records. */
const isReferred = (resource: ResourceModel, { name }: CallModel): boolean =>
  name === "list" && new RegExp(`\\b${camel(resource.name)}Reference\\b`).test(text);

/** Calls that follow background tasks. The task drawer finds them by their names, or gets the whole resource. */
const taskNames: ReadonlySet<string> = new Set(Object.values(TASK_CALLS));
const isOfTasks = (resource: ResourceModel, { name }: CallModel): boolean =>
  taskNames.has(name) || new RegExp(`=> ${camel(resource.name)}Calls\\)`).test(text);

const isOfHost = ({ path }: CallModel): boolean => host.includes(`path: "${path}"`);

const hasCaller = (resource: ResourceModel, call: CallModel): boolean =>
  [isOfView, isNamed, isPicked, isReferred, isOfTasks].some((is) => is(resource, call)) || isOfHost(call);

/** Calls that only apps and devices make (ADR 37). */
const OF_APPS_AND_DEVICES = ["app.start", "device.start"];

const all = model.resources.flatMap((resource) => resource.calls.map((call) => ({ resource, call })));

it("knows the calls and their callers", () => {
  expect(all.length).toBeGreaterThan(237);
  const called = (name: string, action: string) =>
    all.some(({ resource, call }) => resource.name === name && call.name === action && hasCaller(resource, call));
  expect(called("role", "rela")).toBe(true);
  const [{ resource, call } = { resource: null, call: null }] = all.filter((one) => one.call.name === "rela");
  expect(resource && hasCaller(resource, { ...call, name: "not_called", path: "/not/called" })).toBe(false);
});

it("leaves no declared call without a caller", () => {
  const idle = all.filter(({ resource, call }) => !hasCaller(resource, call));
  expect(idle.map(({ resource, call }) => `${resource.name}.${call.name}`)).toEqual(OF_APPS_AND_DEVICES);
});
