// An action without a handler is answered with "cannot be carried out".
import { afterAll, expect, it } from "vitest";
import type { Model } from "../../generator";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "./hosts";

const base = readModel(6);
const model: Model = {
  ...base,
  resources: base.resources.map((one) => {
    const [template] = one.calls;
    if (one.name !== "cron" || !template) return one;
    const dance = { ...template, name: "dance", verb: "action" as const, path: "/cron/dance", params: [] };
    return { ...one, access: { ...one.access, dance: "operate.time_plan" }, calls: [...one.calls, dance] };
  }),
};

const found = await placesForStores(anyStore);
afterAll(() => found?.close());

it("says that it cannot carry out an action nobody wrote", async () => {
  if (!found) return;
  const host = await openHost(found.place(), model);
  const token = await host.client.token("admin");
  const reply = await host.client.call("/cron/dance", {}, { token, language: "zh-CN" });
  expect(reply).toMatchObject({ code: 405, msg: "该平台不支持此操作" });
  await host.close();
});
