// Checks what people see of an enumeration: its values and labels, a field that accepts exactly these values, and rows
// of the reference platform.
import { expect } from "vitest";
import * as z from "zod/mini";
import { type Model, schemaOf } from "../../generator";
import { rowsOf } from "../contract/Client";
import { callsOfResource } from "../contract/drafts";
import type { TestHost } from "../contract/Host";

/**
 * `use` names a field, such as "role.state". `wanted` has the beginning of each English label, such as "1 Enabled, 2
 * Disabled".
 */
export const expectValues = async (
  model: Model,
  host: TestHost,
  use: string,
  name: string,
  wanted: string,
): Promise<void> => {
  const found = model.enums.find((one) => one.name === name);
  const values = wanted.split(", ").map((part) => {
    const [value = "", ...label] = part.split(" ");
    return { value: found?.type === "string" ? value : Number(value), label: label.join(" ") };
  });
  for (const { value, label } of values) {
    const own = found?.values.find((one) => one.value === value);
    expect(own?.label.en.startsWith(label), `${name} ${value} is "${own?.label.en}"`).toBe(true);
    expect(own?.label["zh-CN"]).toMatch(/\p{Script=Han}/u);
  }
  const [of = "", path = ""] = use.split(".");
  const resource = model.resources.find((one) => one.name === of);
  const field = resource?.fields.find((one) => one.name === path);
  if (!resource || !field) throw new Error(`there is no ${use}`);
  expect(field.options.enum).toBe(name);
  const schema = schemaOf(model, field);
  if (schema) {
    for (const { value } of values) expect(z.safeParse(schema, value).success, `${use} ${value}`).toBe(true);
    expect(z.safeParse(schema, 987).success).toBe(false);
  }
  const token = await host.client.session("admin");
  const rows = rowsOf(await callsOfResource(host.client, token, resource)("list", { page_size: 200 }));
  expect(rows.length).toBeGreaterThan(0);
  const known = new Set([...(found?.values.map(({ value }) => value) ?? []), 0, ""]);
  expect(
    rows
      .map((row) => row[path])
      .filter((value) => !known.has(found?.type === "string" ? String(value) : Number(value))),
  ).toEqual([]);
};
