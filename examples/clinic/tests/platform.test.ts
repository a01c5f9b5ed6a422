import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createPlatform, readModel } from "pilothouse/platform";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { business } from "../platform/business";

const folder = mkdtempSync(join(tmpdir(), "clinic-"));
let platform: Awaited<ReturnType<typeof createPlatform>>;

beforeAll(async () => {
  platform = await createPlatform({ model: readModel(resolve(import.meta.dirname, "..")), business, dataDir: folder });
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(folder, { recursive: true, force: true });
});

const answerTo = async (path: string): Promise<unknown> => {
  const request = new Request(`http://platform${path}`, { method: "POST", body: "{}" });
  return (await platform.fetch(request)).json();
};

describe("the office's platform", () => {
  it("knows its own calls, and asks who calls", async () => {
    expect(await answerTo("/api/clinic/orders/find")).toMatchObject({ code: 401 });
  });

  it.each(["/api/mall/cdk/get", "/api/v2/user/login", "/pay/notify/1", "/stream/1"])(
    "knows nothing of the product beside it: %s",
    async (path) => {
      expect(await answerTo(path)).toMatchObject({ code: 404 });
    },
  );
});
