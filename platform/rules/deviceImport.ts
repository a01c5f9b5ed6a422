// A file of devices becomes devices when it is handed in: the columns UID and MAC, of one product and company. A file that
// lies elsewhere waits for the factory's own importer.
//   1 to be imported      3 imported: `total` rows, `failed` of them not taken
import { openAsBlob } from "node:fs";
import { join } from "node:path";
import { readSheet } from "../../src/kit/sheet/readSheet";
import { patterns } from "../../src/schema/patterns";
import { invalid } from "../Failure";
import type { Step } from "../Platform";
import type { Rules } from "../records/rules";
import { tableFor, written } from "../records/step";
import { isWithin } from "../records/scope";
import { byKeys } from "../storage/query";
import type { Row } from "../storage/Store";
import { insertRow } from "../storage/write";

const WAITING = 1;
const IMPORTED = 3;
const NOT_ACTIVATED = 1;
/** Rows of one file: it is stored in one step, which others wait for. */
const MOST_ROWS = 20_000;
const UID = /^[\w-]{6,64}$/;
const ADDRESS = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;

interface Listed {
  readonly uid: string;
  readonly mac: string;
}

const columnOf = (header: readonly string[], name: string): number =>
  header.findIndex((cell) => cell.trim().toLowerCase().startsWith(name));

/** @throws Failure 406 when it is no such file */
const listedIn = async (file: Blob): Promise<readonly Listed[]> => {
  const rows: Listed[] = [];
  let places: { readonly uid: number; readonly mac: number } | null = null;
  try {
    for await (const { cells } of readSheet(file)) {
      if (cells.every((cell) => cell.trim() === "")) continue;
      if (places === null) places = { uid: columnOf(cells, "uid"), mac: columnOf(cells, "mac") };
      else rows.push({ uid: (cells[places.uid] ?? "").trim(), mac: (cells[places.mac] ?? "").trim() });
      if (rows.length > MOST_ROWS) break;
    }
  } catch {
    throw invalid({ url: "invalid.xlsx" });
  }
  if (places === null || places.uid < 0 || rows.length === 0 || rows.length > MOST_ROWS)
    throw invalid({ url: "invalid.deviceFile" }, { url: { max: MOST_ROWS } });
  return rows;
};

const fileOf = async ({ platform }: Step, url: unknown): Promise<Blob | null> => {
  const [, id, name] = ADDRESS.exec(String(url)) ?? [];
  if (id === undefined || name === undefined) return null;
  // The name is one that the platform made: it leads nowhere else.
  const plain = decodeURIComponent(name);
  if (/[/\\]|^\./.test(plain)) return null;
  return openAsBlob(join(platform.filesDir, id, plain)).catch(() => null);
};

/** Answers how many rows were not taken: no UID, a wrong MAC, or a device of somebody else. */
const take = async (step: Step, rows: readonly Listed[], facts: Row): Promise<number> => {
  const devices = tableFor(step.platform, "device");
  const known = await byKeys(step.db, devices, [...new Set(rows.map(({ uid }) => uid))]);
  const owners = new Map(known.map((row) => [String(row.uid), row]));
  let failed = 0;
  for (const { uid, mac } of rows) {
    const owner = owners.get(uid);
    if (!UID.test(uid) || (mac !== "" && patterns.mac?.test(mac) !== true)) failed += 1;
    else if (owner !== undefined) failed += isWithin(devices, step.caller, owner) ? 0 : 1;
    else {
      const device = { ...facts, uid, mac: mac.toUpperCase(), state: NOT_ACTIVATED, online: 0, pair_state: 0 };
      owners.set(uid, await insertRow(step.db, devices, device, step.now));
    }
  }
  written(step.platform, devices, null);
  return failed;
};

export const deviceImport = {
  adding: async (step, values) => {
    const file = await fileOf(step, values.url);
    if (file === null) return { ...values, state: WAITING, total: 0, failed: 0 };
    const rows = await listedIn(file);
    const { pk, comp_id } = values;
    const failed = await take(step, rows, { pk, comp_id });
    return { ...values, state: IMPORTED, total: rows.length, failed };
  },
} satisfies Rules;
