import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import Database from "libsql";
import { afterAll, describe, expect, it } from "vitest";
import { loadModel } from "../../../generator";
import { objectIn, type JsonObject } from "../facts";
import { fillTemplate, readTemplate, listTemplatePaths } from "../../new/template";
import { entityNamesOf } from "../../new/names";
import type { OwnImport } from "../own/createOwnImport";
import { ImportRefusal } from "../Refusal";
import { toYaml } from "../yaml";
import { importSchema, importSql, type SqlOptions } from "./importSql";

const NOTHING: SqlOptions = { set: {}, only: [], title: "", rows: false };
const folder = mkdtempSync(join(tmpdir(), "pilothouse-sql-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (file: string): string => readFileSync(join(import.meta.dirname, "../../../tests/import", file), "utf8");
const read = (file: string, options: Partial<SqlOptions> = {}): OwnImport =>
  importSchema(textOf(file), file.replace(".sql", ""), { ...NOTHING, ...options });
const fileOf = (taken: OwnImport, file: string): JsonObject => objectIn(taken.files.get(file));
const fieldIn = (taken: OwnImport, file: string, name: string): unknown => objectIn(fileOf(taken, file).fields)[name];
const words = (text: string, chinese = text) => ({ en: text, "zh-CN": chinese });

/** What is wrong with the definitions of a new console with these. */
const problemsOf = (taken: OwnImport, name: string): readonly string[] => {
  const root = join(folder, name);
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const values = { title: name, section: "main", Section: "Main", name };
  for (const path of listTemplatePaths().filter((one) => /^resources\/(?:host|errors|people)/.test(one)))
    write(path, fillTemplate(path, readTemplate(path), entityNamesOf("item"), values));
  for (const [path, value] of taken.files) write(`resources/${path}`, toYaml(path, value));
  return loadModel(root).problems.map(({ code, message }) => `${code} ${message}`);
};

describe("a dump of PostgreSQL", () => {
  const shop = read("shop.sql");
  const customer = "main/customer.yaml";
  const product = "main/product.yaml";

  it("gives a resource for each table, by schema, and none for a function or for rows", () => {
    expect([...shop.files.keys()].slice(2)).toEqual([
      ...[customer, product, "main/tag.yaml", "sales/order.yaml", "sales/order_line.yaml"],
    ]);
    expect(problemsOf(shop, "shop")).toEqual([]);
  });

  it.each([
    [customer, "id", { kind: "id", label: words("ID") }],
    [
      customer,
      "name",
      {
        ...{ kind: "text", min: 2, max: 80, required: true, filter: "contains" },
        ...{ label: words("Name"), help: words("As on the invoice") },
      },
    ],
    [customer, "email", { kind: "email", filter: "contains", label: words("Email") }],
    [customer, "password", { kind: "secret", max: 60, label: words("Password") }],
    [
      customer,
      "level",
      {
        ...{ kind: "enum", enum: "level", required: true, default: "plain", filter: "equals" },
        ...{ label: words("Level", "客户等级") },
      },
    ],
    [
      customer,
      "referred_by",
      { kind: "reference", to: "customer", weak: true, filter: "equals", label: words("Referred by") },
    ],
    [customer, "created_at", { kind: "timestamp", stamp: "created", readonly: true, filter: "range" }],
    [product, "sku", { kind: "id", type: "string", required: true }],
    [product, "discount", { kind: "number", min: 0, max: 100, required: true, default: 0 }],
    [product, "stock", { kind: "integer", min: 1, required: true }],
    [product, "data", { kind: "json" }],
    [product, "is_sold", { kind: "boolean", default: 1 }],
    [product, "tags", { kind: "references", to: "tag", label: words("Tags") }],
    ["sales/order.yaml", "number", { kind: "id", type: "string" }],
    [
      "sales/order.yaml",
      "customer_id",
      { kind: "reference", to: "customer", required: true, label: words("Customer") },
    ],
    ["sales/order.yaml", "state", { kind: "enum", enum: "order_state", required: true, default: "new" }],
    ["sales/order_line.yaml", "id", { kind: "id" }],
    ["sales/order_line.yaml", "sku", { kind: "reference", to: "product", required: true }],
  ])("says in %s of %s what the schema says", (file, name, field) => {
    expect(fieldIn(shop, file, name)).toMatchObject(field);
  });

  it("takes unique columns, also those of a key of several columns, and indexes", () => {
    const uniqueOf = (file: string): unknown => fileOf(shop, file).unique;
    expect([customer, "main/tag.yaml", "sales/order_line.yaml"].map(uniqueOf)).toEqual([
      [["email"]],
      [["label"]],
      [["order_number", "sku"]],
    ]);
  });

  it("shows codes among the values of an enumeration as they are", () => {
    const enums = shop.files.get("enums.yaml");
    expect(enums instanceof Map ? [...enums.keys()] : []).toEqual(["state", "menu_level", "level", "order_state"]);
    expect(enums instanceof Map ? enums.get("order_state").get("NC-17") : null).toEqual({
      ...{ name: "nc_17", en: "NC-17", "zh-CN": "NC-17" },
    });
  });

  it.each([
    ["product: photo", "It holds bytes."],
    ["product: gross", "The database computes it."],
    ["product", "Definitions cannot say its check `(price > (discount * 2))`."],
    ["total", "It is a view"],
    ["sales.order_line", "Its key has several columns: order_number, sku."],
  ])("says why %s is left out", (where, reason) => {
    expect(shop.report).toContain(`| \`${where}\` | ${reason}`);
  });

  it("takes only the wanted tables", () => {
    const some = read("shop.sql", { only: ["product"] });
    expect(some.resources.map(({ name }) => name)).toEqual(["product", "product_tag"]);
    expect(() => read("shop.sql", { only: ["orders"] })).toThrow("No table begins with orders.");
  });
});

describe("odd tables", () => {
  const odd = read("odd.sql");

  it("become definitions that are right", () => {
    expect(problemsOf(odd, "odd")).toEqual([]);
    expect(odd.resources.map(({ name }) => name)).toContain("class_record");
  });

  it.each([
    ["main/order_item.yaml", ["id", "item_id", "select", "grosse", "a_b", "a_b_2", "a_b_3"]],
    ["main/class_record.yaml", ["default_value", "class", "page_size_value", "q_value", "constructor_value"]],
    ["main/account_record.yaml", ["id", "user_id"]],
    ["main/profile.yaml", ["id", "user_id", "bio"]],
    ["main/nothing.yaml", ["id"]],
    ["main/user.yaml", ["id", "email", "group", "manager", "roles", "friends"]],
  ])("get names of their own in %s", (file, names) => {
    expect(Object.keys(objectIn(fileOf(odd, file).fields))).toEqual(names);
  });

  it("a row that would need itself is not required, and limits of fractions are not moved to whole numbers", () => {
    expect(fieldIn(odd, "main/user.yaml", "manager")).not.toHaveProperty("required");
    expect(fieldIn(odd, "main/part_of.yaml", "amount")).toMatchObject({ kind: "number", min: 0 });
    expect(fieldIn(odd, "main/gone.yaml", "iv")).toMatchObject({ kind: "text" });
  });

  it("a name in Chinese is the label", () => {
    expect(fieldIn(odd, "main/group.yaml", "value")).toMatchObject({ label: words("名称") });
  });
});

describe("a SQLite file", () => {
  const file = join(folder, "depot.db");
  const database = new Database(file);
  database.exec(`
    pragma foreign_keys = off;
    pragma ignore_check_constraints = on;
    create table shelf (id integer primary key autoincrement, code text not null unique, above integer references shelf);
    create table box (id integer primary key, shelf_id int not null references shelf(id), sort varchar(10) check (sort in ('big', 'small')), filled bool, weight real, at datetime, born date, pin text);
    create table label (id integer primary key, text text);
    create table box_label (box_id int references box, label_id int references label, primary key (box_id, label_id)) without rowid;
    insert into shelf values (1, 'A', 2), (2, 'B', null), (3, 'b', 9);
    insert into box values (1, 1, 'big', 'true', 1.5, '2026-01-02 03:04:05', '1948-12-08', 'x'), (2, 7, 'odd', 0, null, 1767322800, null, null);
    insert into label values (1, 'fragile'), (2, 'heavy');
    insert into box_label values (1, 2), (1, 1), (2, 9);
  `);
  database.close();
  const rowsOf = (taken: OwnImport, name: string): readonly unknown[] =>
    (taken.beside.get(`imported/rows/${name}.ndjson`) ?? "")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line));

  it("brings its rows as the store keeps them, and leaves out what would not fit", async () => {
    const taken = await importSql(file, { ...NOTHING, rows: true });
    expect(problemsOf(taken, "depot")).toEqual([]);
    // `b` is the same as `B` for the store, and shelf 7 and label 9 do not exist.
    expect(rowsOf(taken, "001-shelf")).toEqual([
      { id: 1, code: "A" },
      { id: 2, code: "B" },
    ]);
    expect(rowsOf(taken, "later")).toEqual([{ resource: "shelf", key: 1, values: { above: 2 } }]);
    expect(rowsOf(taken, "003-box")).toEqual([
      {
        ...{ id: 1, shelf_id: 1, sort: "big", filled: 1, weight: 1.5, at: Date.UTC(2026, 0, 2, 3, 4, 5) / 1000 },
        ...{ born: Date.UTC(1948, 11, 8) / 1000, pin: "x", labels: [1, 2] },
      },
      { id: 2, filled: 0, at: 1767322800, labels: [] },
    ]);
    expect(taken.report).toContain("| `shelf` | 1 row: other rows have the same unique values.");
    expect(fileOf(taken, "main/box.yaml").demo).toEqual({ rows: 0 });
  });

  it("without --rows brings its tables alone", async () => {
    const taken = await importSql(file, NOTHING);
    expect([taken.title, taken.beside.size, fileOf(taken, "main/box.yaml").demo]).toEqual(["Depot", 0, undefined]);
  });
});

it.each([
  ["none.sql", "cannot be read"],
  ["postgres://nobody@127.0.0.1:9/none", "The database none at 127.0.0.1:9 cannot be opened"],
  ["postgres://a b", "is no address of a database"],
])("%s is refused with a sentence", async (place, sentence) => {
  await expect(importSql(place, NOTHING)).rejects.toThrow(ImportRefusal);
  await expect(importSql(place, NOTHING)).rejects.toThrow(sentence);
});

it.each([
  "CREATE TABLE (",
  "CREATE TABLE a (b",
  "create table x (",
  "'",
  "CREATE TYPE",
  "ALTER TABLE a ADD",
  "\0",
  "$$",
  "create table t (a int check (a in (",
  "COMMENT ON COLUMN a IS",
  "create index on",
])("%j never crashes", (sql) => {
  try {
    importSchema(sql, "x", NOTHING);
  } catch (error) {
    expect(error).toBeInstanceOf(ImportRefusal);
  }
});
