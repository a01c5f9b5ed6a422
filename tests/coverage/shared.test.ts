import { describe, expect, it } from "vitest";
import { loadModel } from "../../generator";

const { model } = loadModel(".");

/** All tables without an owner, with the reason and who can write them. Every other table has an owner. */
const SHARED: Readonly<Record<string, string>> = {
  cron: "top: Work the platform does by itself",
  datacenter: "platform: Where the platform's own services run",
  email_info: "top: Whom the platform tells of its own state",
  feedback_bot: "top: One bot a language answers for the whole platform",
  goods_category: "top: Every company sorts its goods by the same categories",
  menu: "platform: The menus of the console are the same for everybody",
  product_category: "platform: Every company sorts its products by the same categories",
  server: "top: The platform's own servers",
  service_node: "top: The platform's own services",
  service_registry: "top: The platform's own services",
  setting: "top: Settings of the platform's own services",
  setting_template: "top: Settings of the platform's own services",
  srv_system: "platform: The systems the platform's own services belong to",
  sysnotify_config: "top: Whom the platform tells of its own state",
  sysnotify_user: "top: Whom the platform tells of its own state",
  wiki: "top: What the platform's bot knows",
  wiki_category: "top: What the platform's bot knows",
  zone: "top: The zones of the platform, which everybody's devices and apps name",
  zone_binding: "platform: Which zone of the platform serves which place",
};

/** Tables with common rows: rows without an owner, which everybody can read. */
const COMMON: Readonly<Record<string, string>> = {
  msg_template: "The platform's own templates serve every company: sign-in codes, for one",
  push_template: "The platform's own templates serve every company: sign-in codes, for one",
};

const VERBS: ReadonlySet<string> = new Set(["list", "get", "add", "set", "del"]);
const withReasons = (values: readonly (readonly [name: string, reason: string])[]) =>
  Object.fromEntries(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe("a table without owner", () => {
  it("is in this list, with a reason", () => {
    const shared = (model?.resources ?? []).flatMap(({ name, scope }) =>
      scope?.is === "shared" ? [[name, `${scope.write}: ${scope.reason}`] as const] : [],
    );
    expect(withReasons(shared)).toEqual(SHARED);
  });

  it("may have common rows only if it is in that list, with a reason", () => {
    const common = (model?.resources ?? []).flatMap(({ name, scope }) =>
      scope?.is === "owned" && scope.common !== null ? [[name, scope.common] as const] : [],
    );
    expect(withReasons(common)).toEqual(COMMON);
  });

  it("is no other one: every other table leads to its owner", () => {
    for (const { name, calls, scope } of model?.resources ?? [])
      if (calls.some(({ verb }) => VERBS.has(verb)) && SHARED[name] === undefined)
        expect([name, scope?.is === "owned" && scope.steps.at(-1)?.to]).toEqual([name, "company"]);
  });
});
