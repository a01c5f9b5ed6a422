// Finds demo rows under `given` that the store would refuse.
import { suggest } from "../../generator/definition/nearest";
import type { FieldModel, Json, Model, ResourceModel } from "../../generator/model/Model";
import { isStored } from "../../generator/model/isStored";
import type { ResourceInspection } from "./Subject";

type Row = Readonly<Record<string, Json>>;

const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === null || value === "" || value === 0;
const show = (value: Json | undefined): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Reports each row that has the same values in `fields` as an earlier row. */
const checkSame = (
  { complain }: ResourceInspection,
  rows: readonly Row[],
  fields: readonly string[],
  fix: string,
): void => {
  const first = new Map<string, number>();
  const [field = ""] = fields;
  rows.forEach((row, index) => {
    if (fields.some((name) => isEmpty(row[name]))) return;
    const values = JSON.stringify(fields.map((name) => row[name]));
    const earlier = first.get(values);
    if (earlier === undefined) first.set(values, index);
    else
      complain(
        "P229",
        ["demo", "given", index, field],
        `rows ${earlier + 1} and ${index + 1} have the same \`${fields.join("`, `")}\`: ${show(row[field])}`,
        fix,
        "key",
      );
  });
};

const holds = (field: FieldModel, row: Row, fields: readonly FieldModel[]): boolean =>
  Object.entries(field.when).every(([name, values]) => {
    const value = row[name] ?? fields.find((one) => one.name === name)?.default;
    return values.some((one) => String(one) === String(value));
  });

const checkRequired = ({ resource, complain }: ResourceInspection, rows: readonly Row[]): void => {
  for (const field of resource.fields) {
    const { name, required, readonly, default: usual } = field;
    if (!required || readonly || usual !== null) continue;
    const lacks = (row: Row): boolean => row[name] === undefined || row[name] === null || row[name] === "";
    const lacking = rows.flatMap((row, index) => (lacks(row) && holds(field, row, resource.fields) ? [index] : []));
    const [first] = lacking;
    if (first === undefined) continue;
    const others = lacking.length > 1 ? `, and ${lacking.length - 1} more lack it` : "";
    complain(
      "P229",
      ["demo", "given", first],
      `row ${first + 1} has no \`${name}\`, which is required${others}`,
      `Add \`${name}: …\` to the row.`,
    );
  }
};

/** Whether a demo store has a row of `resource` with this key. Unknown keys of random rows count as present. */
const exists = (resource: ResourceModel, model: Model, key: Json): boolean => {
  const { demo, fields } = resource;
  if (!isStored(resource) || model.identity?.menu?.resource === resource.name) return true;
  const isNumber = fields.find(({ name }) => name === resource.key)?.options.type !== "string";
  if (demo.given.some((row) => String(row[resource.key]) === String(key))) return true;
  return isNumber ? Number(key) <= demo.rows : demo.given.length < demo.rows;
};

const checkReferences = ({ resource, model, complain }: ResourceInspection, rows: readonly Row[]): void => {
  const others = new Map(model.resources.map((one) => [one.name, one]));
  for (const { name, options } of resource.fields) {
    const target = typeof options.to === "string" ? others.get(options.to) : undefined;
    if (target === undefined || options.weak === true) continue;
    rows.forEach((row, index) => {
      const value = row[name] ?? null;
      const keys = Array.isArray(value) ? value : [value];
      const lost = keys.find((key) => !isEmpty(key) && !exists(target, model, key));
      if (lost !== undefined)
        complain(
          "P229",
          ["demo", "given", index, name],
          `there is no ${target.name} ${show(lost)}`,
          `Name the key of a row of ${target.name}, or add that row to \`given\` there.`,
          "key",
        );
    });
  }
};

/** Checks the menus in the demo rows of roles, which are named by their menu keys. */
const checkGrants = ({ resource, model, complain }: ResourceInspection, rows: readonly Row[]): void => {
  const role = model.identity?.role;
  if (role?.resource !== resource.name) return;
  const known = model.menus.map(({ key }) => key);
  rows.forEach((row, index) => {
    const value = row[role.menus];
    if (!Array.isArray(value)) return;
    value.forEach((key, at) => {
      if (typeof key === "string" && !known.includes(key.replace(/^-/, "")))
        complain("P247", ["demo", "given", index, role.menus, at], `unknown menu key \`${key}\``, suggest(key, known));
    });
  });
};

export const checkGivenDemoRows = (subject: ResourceInspection): void => {
  const { key, unique, demo } = subject.resource;
  if (demo.given.length === 0) return;
  checkSame(subject, demo.given, [key], "Each row has a key of its own: give one of them another key.");
  const isUnclear = (subject.definition.unique ?? []).filter((one) => typeof one === "string").length > 1;
  for (const { together } of isUnclear ? [] : unique)
    checkSame(subject, demo.given, together, "They are unique: give one of the rows a value of its own.");
  checkRequired(subject, demo.given);
  checkReferences(subject, demo.given);
  checkGrants(subject, demo.given);
};
