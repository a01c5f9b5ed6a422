// The rows that a filter of the wire finds: values, several values, ranges, parts of texts, and keys in lists.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadModel } from "../../../generator";
import { migrate } from "./migrate";
import { openSqlite } from "./sqlite";
import { countRows, selectionOf } from "./query";
import { narrowBySearch } from "./search";
import { readPage } from "./page";
import type { Row, Store } from "./Store";
import { type Table, tablesOf } from "./Table";
import { transact } from "./transact";
import { insertRow } from "./write";

let folder = "";
let store: Store;
let shops: Table;

const apps = (...ids: readonly number[]) => JSON.stringify(ids);
const rows: readonly Row[] = [
  { name: "Harbour", type: 1, app_key: "h_1", app_ids: apps(1, 12), gmt_create: 100 },
  { name: "harbour 50%", type: 2, app_key: "h-1", app_ids: apps(2), gmt_create: 200 },
  { name: "Airport", type: 2, app_key: "a", app_ids: apps(), gmt_create: 300 },
  { name: "50 piers", type: 3, app_key: "p", app_ids: apps(21), gmt_create: 0 },
];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pilothouse-query-"));
  store = openSqlite(folder);
  const tables = tablesOf(loadModel(join(import.meta.dirname, "../../..")).model ?? expect.unreachable());
  await migrate(store, tables.values(), async () => undefined);
  shops = tables.get("third_party") ?? expect.unreachable();
  const listed = tables.get("app") ?? expect.unreachable();
  await transact(store, async (db) => {
    for (const id of [1, 2, 12, 21]) await insertRow(db, listed, { id, app_key: `app ${id}` }, 1);
    for (const row of rows) await insertRow(db, shops, row, 1);
  });
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const found = async (params: Row): Promise<readonly unknown[]> => {
  const asked = selectionOf(store, shops, params);
  const looked = { store, table: shops, filters: params };
  const selection = narrowBySearch(asked, looked, { hidden: new Set(), targets: new Map() });
  const total = await countRows(store.db, shops, selection);
  const page = { offset: 0, limit: 10, sort: shops.key, descending: false };
  const all = await readPage(store.db, shops, selection, total, page);
  expect(all).toHaveLength(total);
  return all.map(({ id }) => Number(id));
};

describe("a filter", () => {
  it.each([
    [{}, [1, 2, 3, 4]],
    [{ nothing: 1, type: "" }, [1, 2, 3, 4]],
    [{ type: 2 }, [2, 3]],
    [{ type: "2" }, [2, 3]],
    [{ type: [1, "3", "x"] }, [1, 4]],
    [{ type: "x" }, []],
    [{ type: 1.5 }, []],
    [{ type: [] }, []],
    [{ name: "harbour" }, [1, 2]],
    [{ name: "50%" }, [2]],
    [{ app_key: "h_" }, [1]],
    [{ name: "harbour", type: 1 }, [1]],
    [{ gmt_create_begin: 200 }, [2, 3]],
    [{ gmt_create_begin: 100, gmt_create_end: 200 }, [1, 2]],
    [{ gmt_create_end: "x" }, []],
    [{ comp_id: 0 }, [1, 2, 3, 4]],
    [{ comp_id: [0, 7] }, [1, 2, 3, 4]],
    [{ comp_id: [7] }, []],
    [{ q: "port" }, [3]],
    [{ q: { $ne: 1 } }, [1, 2, 3, 4]],
  ])("%j finds %j", async (params, ids) => {
    expect(await found(params)).toEqual(ids);
  });

  it.each([
    [1, [1]],
    ["1", [1]],
    [
      [2, 21],
      [2, 4],
    ],
    [[12, "none", null, {}], [1]],
    ["none", []],
    [{ id: 1 }, []],
    [[[1]], []],
    [7, []],
  ])("of a list finds the rows whose list has %j", async (app_ids, ids) => {
    expect(await found({ app_ids })).toEqual(ids);
  });

  it("is identified by its content, in any order of its names", () => {
    const selected = (params: Row) => selectionOf(store, shops, params);
    expect(selected({ type: 1, name: "a" }).identity).toBe(selected({ name: "a", type: 1 }).identity);
    expect(selected({ type: 1 }).identity).not.toBe(selected({ type: 2 }).identity);
    expect(selected({ type: 1, name: "a", nothing: 1 }).fields).toEqual(["name", "type"]);
  });

  it("never asks for a secret", async () => {
    expect(selectionOf(store, shops, { app_secret: "x", app_secret_begin: "x" }).conditions).toEqual([]);
  });
});
