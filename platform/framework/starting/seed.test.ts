import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { business } from "../../business";
import { readModel } from "../server/readModel";
import { ownerField } from "../storage/ownerFields";
import { tablesOf } from "../storage/Table";
import { sortTables } from "./seed";

const root = join(import.meta.dirname, "..", "..", "..");

describe("the order in which demo rows are made", () => {
  const tables = tablesOf(readModel(root));
  const names = sortTables({ tables, business }).map(({ name }) => name);
  const at = (name: string) => names.indexOf(name);

  it("has each table once", () => {
    expect(names.length).toBeGreaterThan(50);
    expect(names.toSorted()).toEqual([...tables.keys()].toSorted());
  });

  it("makes the owner of rows before them, so that no row is left without one", () => {
    const late = [...tables.values()].flatMap(({ name, links, resource }) =>
      links
        .filter(({ column, target }) => column.name === ownerField(resource) && target !== name)
        .filter(({ target }) => at(target) > at(name))
        .map(({ column, target }) => `${name}.${column.name} needs ${target}`),
    );
    expect([...tables.values()].filter(({ resource }) => ownerField(resource) !== null).length).toBeGreaterThan(30);
    expect(late).toEqual([]);
  });
});
