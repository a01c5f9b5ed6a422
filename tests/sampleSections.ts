// A section of sample resources for tests.
import * as z from "zod/mini";
import { bearer, legacy, rest } from "../src/framework/wire/calls";
import type { Calls, ResourceProps, Sections } from "../src/framework/wire/contract";

const none = async () => ({ default: {} });

function resource(name: string, calls: Calls, more: Partial<ResourceProps> = {}): ResourceProps {
  return {
    name,
    section: "sample",
    path: `/sample/${name}`,
    key: "id",
    title: "name",
    access: { list: `sample.${name}`, add: `sample.${name}.add` },
    words: {
      en: async () => ({ default: { [`${name}.name`]: `A ${name}` } }),
      "zh-CN": async () => ({ default: { [`${name}.name`]: `一个${name}` } }),
      "zh-TW": none,
    },
    calls: async () => calls,
    schema: async () => ({ row: z.looseObject({ id: z.number() }) }),
    views: {},
    ...more,
  };
}

export const cronCalls = {
  list: bearer.list("/cron/list"),
  get: bearer.get("/cron/get"),
  add: bearer.add("/cron/add", { name: "text", state: "integer" }),
  set: bearer.set("/cron/set", { id: "integer", name: "text", state: "integer" }),
  del: bearer.del("/cron/del"),
  run: bearer.call("run", "/cron/run", { id: "integer" }),
} satisfies Calls;

/**
 * The key is not `id`, the page parameter has another name, there is no `get`, and `set` cannot change the field `model`.
 */
const deviceCalls = {
  list: legacy.list("/device/list", { paging: "page_no", key: "uid" }),
  add: legacy.add("/device/add", { uid: "text", model: "text", secret: "text" }, { key: "uid" }),
  set: legacy.set("/device/set", { uid: "text", tag: "text" }, { key: "uid" }),
} satisfies Calls;

const bookCalls = { list: rest.list("/library/book") } satisfies Calls;

const resources = {
  cron: resource("cron", cronCalls),
  device: resource("device", deviceCalls, { key: "uid", style: "legacy" }),
  book: resource("book", bookCalls, { key: "isbn", style: "rest" }),
};

export const sampleSections = {
  sample: {
    load: async () => ({ resources, screens: [] }),
    redirect: "/sample/cron",
    resources: Object.keys(resources),
    icon: "folder",
    screens: [],
  },
} satisfies Sections;
