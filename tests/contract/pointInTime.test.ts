// Restores a moment in time as docs/operating.md describes: PostgreSQL from its copy and archive, the files from a copy
// that keeps deleted files.
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordOf, rowsOf } from "./Client";
import { openHost, placesForStores, readModel, storeNames } from "./hosts";
import type { TestHost } from "./Host";
import { startCluster } from "./postgres";

const cluster = storeNames.includes("PostgreSQL") ? await startCluster({ isArchived: true }) : null;
const folders = await placesForStores("SQLite", ["SQLite"]);
const model = readModel(12);
const SECOND = 1000;

const ask = async <Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row | undefined> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
};

const isBack = async (url: string): Promise<boolean> => {
  const found = await ask<{ busy: boolean }>(url, "select pg_is_in_recovery() as busy").catch(() => undefined);
  return found?.busy === false;
};

describe.skipIf(cluster === null)("a database that goes back to a moment", () => {
  let host: TestHost;
  const place = folders?.place();
  const copied = `${place?.dataDir}-copied`;
  let databaseUrl = "";
  const open = async () => {
    if (place === undefined) throw new Error("needs a folder");
    host = await openHost({ ...place, databaseUrl }, model);
  };
  beforeAll(async () => {
    databaseUrl = cluster?.database("moment") ?? "";
    await open();
  }, 120_000);
  afterAll(async () => {
    await host.close();
    cluster?.stop();
    folders?.close();
    rmSync(copied, { recursive: true, force: true });
  });

  const signed = async () => ({ token: await host.client.token("admin") });
  const rename = async (name: string) => host.client.call("/v2/user/admin/cron/set", { id: 1, name }, await signed());
  const nameNow = async () => {
    const found = await host.client.call("/v2/user/admin/cron/list", { page_size: 100 }, await signed());
    return rowsOf(found).find(({ id }) => id === 1)?.name;
  };
  const upload = async (text: string): Promise<string> => {
    const asked = await host.client.call(
      "/v2/oss/upload/puturl/get",
      { name: "a.txt", zone: "", region: "" },
      await signed(),
    );
    const { put_url, url } = recordOf(asked);
    await host.platform?.fetch(new Request(`http://platform${String(put_url)}`, { method: "PUT", body: text }));
    return String(url);
  };
  const read = async (url: string) => {
    const answer = await host.platform?.fetch(new Request(`http://platform${url}`));
    return answer?.status === 200 ? answer.text() : null;
  };

  it("has what was acknowledged before it, and nothing of what came after", { timeout: 120_000 }, async () => {
    if (cluster === null || place === undefined) return;
    cluster.copy();
    await rename("Before");
    const kept = await upload("before");
    await sleep(SECOND);
    const { now } = (await ask<{ now: Date }>(databaseUrl, "select now()")) ?? { now: new Date(0) };
    await sleep(SECOND);
    await rename("After");
    const later = await upload("after");
    expect([await nameNow(), await read(kept), await read(later)]).toEqual(["After", "before", "after"]);
    await host.close();

    // Files are copied regularly, and the copy never loses a file. Then the platform's own files are lost.
    mkdirSync(copied, { recursive: true });
    for (const name of ["files", "file-store.id"])
      cpSync(join(place.dataDir, name), join(copied, name), { recursive: true });
    rmSync(place.dataDir, { recursive: true });
    cluster.restore(now.toISOString());
    await expect.poll(() => isBack(databaseUrl), { timeout: 60 * SECOND, interval: 200 }).toBe(true);
    cpSync(copied, place.dataDir, { recursive: true });
    await open();

    expect(await nameNow()).toBe("Before");
    expect(await read(kept)).toBe("before");
    // Work continues after the restore. Keys from after the moment are assigned again, because the sequence was
    // restored too.
    expect((await rename("Onwards")).code).toBe(200);
    expect(await nameNow()).toBe("Onwards");
  });
});
