// A file of devices that is handed in becomes devices, once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { utils, write } from "xlsx";
import { createPlatform, type RunningPlatform } from "../../platform/server";
import { Client, recordOf, rowsOf } from "./Client";
import { CODE, readModel } from "./hosts";

const IMPORTED = 3;
let dataDir = "";
let platform: RunningPlatform;
let client: Client;
let token = "";

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "pilothouse-devices-"));
  platform = await createPlatform({ model: readModel(), dataDir, verificationCode: CODE });
  client = new Client((request) => platform.fetch(request), "http://platform", platform.publicKey, CODE);
  token = await client.token("admin");
}, 60_000);
afterAll(async () => {
  await platform.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const uploaded = async (body: Uint8Array<ArrayBuffer>): Promise<string> => {
  const asked = await client.call(
    "/v2/oss/upload/puturl/get",
    { name: "devices.xlsx", zone: "", region: "" },
    { token },
  );
  const { put_url, url } = recordOf(asked);
  const done = await platform.fetch(new Request(`http://platform${String(put_url)}`, { method: "PUT", body }));
  expect(done.ok).toBe(true);
  return String(url);
};
const sheetOf = (rows: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), "Devices");
  return new Uint8Array(write(book, { type: "buffer", bookType: "xlsx" }));
};
const handIn = (url: string, name = "B2026-11") =>
  client.call("/iot/dev/file/update", { name, pk: "pkHomeCam2K", comp_id: 2, url }, { token, style: "legacy" });
const devices = async (uid: string) =>
  rowsOf(await client.call("/v2/iot/web/uid/reg/list", { uid, page_index: 1, page_size: 10 }, { token }));

describe("a file of devices", () => {
  it("becomes devices of its product and company; handed in again, it creates nothing", async () => {
    const url = await uploaded(
      sheetOf([
        ["UID", "MAC 地址"],
        ["PHNEW-0000000001", "00:1a:2b:00:00:01"],
        ["PHNEW-0000000002", "001A2B000002"],
        ["PHNEW-0000000003", "no address"],
        ["", "00:1A:2B:00:00:04"],
      ]),
    );
    const made = await handIn(url);
    expect(made.code).toBe(200);
    expect(recordOf(made)).toMatchObject({ state: IMPORTED, total: 4, failed: 2 });
    expect(await devices("PHNEW-")).toHaveLength(2);
    expect(await devices("PHNEW-0000000001")).toMatchObject([
      { pk: "pkHomeCam2K", comp_id: 2, mac: "00:1A:2B:00:00:01", state: 1, online: 0 },
    ]);
    expect(recordOf(await handIn(url, "again"))).toMatchObject({ state: IMPORTED, total: 4, failed: 2 });
    expect(await devices("PHNEW-")).toHaveLength(2);
  });

  it("is refused when it is no workbook, or holds no UID", async () => {
    expect(await handIn(await uploaded(new TextEncoder().encode("uid,mac")))).toMatchObject({
      code: 406,
      data: { fields: { url: "invalid.xlsx" } },
    });
    expect(await handIn(await uploaded(sheetOf([["Name"], ["x"]])))).toMatchObject({
      code: 406,
      data: { fields: { url: "invalid.deviceFile" } },
    });
  });

  it("waits when it lies elsewhere", async () => {
    expect(recordOf(await handIn("https://files.example/devices.xlsx"))).toMatchObject({ state: 1, total: 0 });
  });
});
