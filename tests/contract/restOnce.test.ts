// A request below /rest that has an id adds something only once, even if it is sent again because the answer was lost,
// or the instance that answered.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Store } from "../../platform/framework/storage/Store";
import { callRestPath } from "./callRestPath";
import { createBulkTestTools, isTaskOver, model } from "../../features/bulk/tests/bulkTasks";
import type { JsonRecord } from "./Client";
import type { TestHost } from "./Host";
import { openHost, openWithKeys, type StorePlace, placesForStores, storeNames } from "./hosts";
import { newName } from "./newName";

for (const name of storeNames) {
  const found = await placesForStores(name);
  describe.skipIf(found === null)(`a repeated request on ${name}`, () => {
    let place: StorePlace;
    let host: TestHost;
    let store: Store;
    let admin: string;
    let tasks: ReturnType<typeof createBulkTestTools>;
    beforeAll(async () => {
      if (!found) return;
      place = found.place();
      await (await openHost(place, model)).close();
      store = await openWithKeys(place);
      host = await openHost(place, model);
      admin = await host.client.token("admin");
      tasks = createBulkTestTools(host.client, store);
    }, 120_000);
    afterAll(async () => {
      await store?.close();
      await host?.close();
      found?.close();
    }, 60_000);

    const send = (path: string, body: JsonRecord) => callRestPath(host.client, admin, path, "POST", body);

    it("starts one bulk task", { timeout: 60_000 }, async () => {
      const stem = await tasks.write(3);
      const order = { resource: "notice", call: "set", values: { type: 2 }, filters: { title: stem }, expected: 3 };
      const asked = { ...order, request_id: randomUUID() };
      const answers = await Promise.all([send("/bulk", asked), send("/bulk", asked)]);
      const { id } = answers[0].body;
      expect(answers.map(({ status, body }) => [status, body.id])).toEqual([
        [200, id],
        [200, id],
      ]);
      // A task without a name is named after its records.
      const { plural } = model.resources.find(({ name: own }) => own === "notice") ?? expect.unreachable();
      expect(Object.values(plural)).toContain(answers[0].body.name);
      expect(await tasks.until(admin, id, isTaskOver)).toMatchObject({ state: "done", counts: { changed: 3 } });
      expect((await send("/bulk", asked)).body.id).toBe(id);
      expect(await tasks.notifiedOf(await tasks.keysOf(stem))).toEqual(new Set([1]));
      // The same id with other values is refused.
      expect((await send("/bulk", { ...asked, values: { type: 1 } })).body.code).toBe(409);
      expect((await send("/bulk", { ...asked, request_id: " " })).body.code).toBe(406);
      // Without an id, or with another id, a new task starts.
      const others = [await send("/bulk", order), await send("/bulk", { ...order, request_id: randomUUID() })];
      expect(new Set([id, ...others.map(({ body }) => body.id)]).size).toBe(3);
      for (const { body } of others) await tasks.until(admin, body.id, isTaskOver);
    });

    it("starts no export when the first one was refused, and then the one that is asked for correctly", async () => {
      const stem = await tasks.write(1);
      const order = { resource: "notice", call: "set", values: { type: 2 }, filters: { title: stem } };
      const asked = { ...order, request_id: randomUUID() };
      expect((await send("/bulk", asked)).body.code).toBe(406);
      const { status, body } = await send("/bulk", { ...asked, expected: 1 });
      expect(status).toBe(200);
      await tasks.until(admin, body.id, isTaskOver);
    });

    it("saves one view", async () => {
      const asked = {
        of: "notice",
        name: newName("View"),
        value: { filter: { type: 1 } },
        request_id: randomUUID(),
      };
      const [first, second] = [await send("/views", asked), await send("/views", asked)];
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
    });
  });
}
