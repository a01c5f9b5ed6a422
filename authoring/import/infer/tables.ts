// Tables of a console from rows: their columns, keys and unique values.
import type { ApiDescription } from "../Description";
import { type JsonObject, objectIn } from "../facts";
import type { LeftOutPart } from "../LeftOutPart";
import { singularOf, toSnakeCase } from "../names";
import type { OwnColumn, OwnTable } from "../own/OwnTable";
import { shapeOf } from "../Shape";
import type { TableInFile } from "./readRows";
import { inferSchema } from "./inferSchema";

const NOWHERE: ApiDescription = { facts: {}, isSwagger: false, title: "", server: "", root: "" };
const KEYS = ["id", "uuid", "guid", "_id", "key", "code", "number", "no"];
/** Columns that tell records apart if no two rows have the same value. */
const UNIQUE = /^(?:sku|code|serial|serial_no|serial_number|email|slug|number|imei|mac|username|login|barcode)$/;

const isUnique = (rows: readonly JsonObject[], name: string): boolean => {
  const values = rows.map((row) => row[name]);
  const isPlain = values.every(
    (value) =>
      (typeof value === "string" && value !== "") ||
      (typeof value === "number" && Number.isSafeInteger(value) && value !== 0),
  );
  return isPlain && new Set(values.map((value) => String(value).toLowerCase())).size === rows.length;
};

const keyOf = ({ name, rows }: TableInFile, names: readonly string[]): string | null => {
  const one = singularOf(toSnakeCase(name));
  const wanted = [...KEYS.slice(0, 4), ...KEYS.slice(0, 4).map((key) => `${one}_${key}`), ...KEYS.slice(4)];
  return (
    wanted.flatMap(
      (key) => names.find((column) => toSnakeCase(column) === toSnakeCase(key) && isUnique(rows, column)) ?? [],
    )[0] ?? null
  );
};

const tableOf = (file: TableInFile): OwnTable => {
  const { name, rows } = file;
  const schema = inferSchema(rows);
  const properties = objectIn(schema.properties);
  const names = Object.keys(properties);
  const shape = shapeOf(NOWHERE, schema);
  const key = keyOf(file, names);
  const columns = names.map((column): OwnColumn => {
    const held = shapeOf(NOWHERE, {
      ...objectIn(properties[column]),
      title: /[A-Z ]/.test(column) && !/^[a-z]+[A-Z]/.test(column) ? column.trim() : "",
    });
    return {
      name: column,
      shape: held,
      isRequired: shape.required.has(column),
      to: null,
      isMany: false,
      isWeak: false,
      stamp: null,
      label: "",
    };
  });
  return {
    name,
    section: "",
    comment: "",
    label: "",
    columns,
    key,
    isKeyEntered:
      key !== null &&
      properties[key] !== undefined &&
      objectIn(properties[key]).type === "string" &&
      objectIn(properties[key]).format !== "uuid",
    unique: names
      .filter((column) => column !== key && UNIQUE.test(toSnakeCase(column)) && isUnique(rows, column))
      .map((column) => [column]),
  };
};

export const tablesOfFiles = (files: readonly TableInFile[], leftOut: LeftOutPart[]): readonly OwnTable[] =>
  files.map((file) => {
    const table = tableOf(file);
    if (table.key === null)
      leftOut.push({
        where: file.name,
        reason: "None of its columns is a key.",
        advice: "Its records get a key of their own.",
      });
    return table;
  });
