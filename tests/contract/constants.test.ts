// An action without a handler stores the fields that it sends, even if all of them are constants.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, recordOf, rowsOf } from "./Client";
import { anyStore } from "../effort";
import { openHost, placesForStores, readModel } from "./hosts";
import type { TestHost } from "./Host";

const found = await placesForStores(anyStore);

describe("an action that a definition has made of constants", () => {
  let host: TestHost;
  let token = "";
  beforeAll(async () => {
    if (!found) throw new Error("SQLite is missing");
    const model = readModel();
    const resources = model.resources.map((resource) => {
      const run = resource.calls.find(({ name }) => resource.name === "cron" && name === "run");
      const key = resource.fields.filter(({ name }) => name === resource.key);
      if (run === undefined) return resource;
      const made = { ...run, on: "row", params: key, ask: [], when: { state: [1] } } as const;
      const calls = [
        ...resource.calls,
        { ...made, name: "pause", path: "/v2/user/admin/cron/pause", constants: { state: 2 } },
        { ...made, name: "nudge", path: "/v2/user/admin/cron/nudge", constants: { level: 2 } },
      ];
      const name = resource.fields.filter((field) => field.name === "name");
      calls.push({ ...made, name: "rename", path: "/v2/user/admin/cron/rename", params: [...key, ...name] });
      const access = {
        ...resource.access,
        rename: resource.access.list ?? "",
        pause: resource.access.list ?? "",
        nudge: resource.access.list ?? "",
      };
      return { ...resource, calls, access };
    });
    host = await openHost(found.place(), { ...model, resources });
    token = await host.client.token("admin");
  }, 60_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });
  const call = (name: string, params: object) =>
    host.client.call(`/v2/user/admin/cron/${name}`, { ...params }, { token });

  it("sets them, in the states in which it is offered", async () => {
    const [task] = rowsOf(await call("list", { state: 1, page_size: 1 }));
    const paused = await call("pause", { id: task?.id, state: 2 });
    expect([paused.code, recordOf(paused).state]).toEqual([200, 2]);
    expect((await call("pause", { id: task?.id, state: 2 })).code).toBe(519);
  });

  it("is refused with constants of no call, to callers who are signed in", async () => {
    const path = "/v2/user/srv/resource/list";
    const asked = { type: "none", page_size: 1, request_id: "constants-of-no-call" };
    expect(fieldsOf(await host.client.call(path, asked, { token }))).toEqual({ type: "invalid.standard" });
    expect((await host.client.call(path, asked)).code).toBe(401);
  });

  it("is refused if nothing was sent that it could change", async () => {
    const [task] = rowsOf(await call("list", { state: 1, page_size: 1 }));
    expect(fieldsOf(await call("rename", { id: task?.id }))).toEqual({ name: "invalid.required" });
    expect(recordOf(await call("rename", { id: task?.id, name: "Nightly" })).name).toBe("Nightly");
  });

  it("is refused where its constants are no fields, because nothing would happen", async () => {
    const [task] = rowsOf(await call("list", { state: 1, page_size: 1 }));
    expect((await call("nudge", { id: task?.id, level: 2 })).code).toBe(405);
  });
});
