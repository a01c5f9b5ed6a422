// Checks `dashboard` of screens in console.yaml.
import type { Definition } from "../../generator/definition/Definition";
import { type DashboardPart, PART_FORMS, formAndResourceOf } from "../../generator/definition/Dashboard";
import { complainAbout, type Path, type Report, type ReportHere } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { CONSOLE_FILE } from "../../generator/layout";
import { screensOf } from "../../generator/model/checkConsole";
import { expectCondition, expectField, expectFields, expectResource } from "../../generator/model/Inspection";
import type { Lookup } from "../../generator/model/Lookup";
import type { Model } from "../../generator/model/Model";

type Form = (typeof PART_FORMS)[number];

/** The keys of each form, and those that it needs. */
const KEYS: Readonly<Record<Form, { readonly has: readonly string[]; readonly needs: readonly string[] }>> = {
  count: { has: [], needs: [] },
  sum: { has: ["field"], needs: ["field"] },
  chart: { has: ["field", "by", "days"], needs: ["by"] },
  newest: { has: ["rows", "columns"], needs: [] },
  pick: { has: ["field"], needs: ["field"] },
};
const COMMON: readonly string[] = [...PART_FORMS, "when", "label"];

const checkKeys = (part: DashboardPart, form: Form, path: Path, complain: ReportHere): void => {
  const { has, needs } = KEYS[form];
  const written = Object.keys(part);
  for (const key of written)
    if (!COMMON.includes(key) && !has.includes(key))
      complain(
        "P271",
        [...path, key],
        `\`${form}\` has no \`${key}\``,
        has.length === 0 ? "Remove it." : `Remove it. Its keys are \`${has.join("`, `")}\`, \`when\` and \`label\`.`,
        "key",
      );
  for (const key of needs)
    if (!written.includes(key))
      complain("P104", path, `\`${form}\` has no \`${key}\``, `Write \`${key}:\` with the name of a field.`);
};

interface Checked {
  readonly definition: Definition;
  readonly lookup: Lookup;
  readonly complain: ReportHere;
}

/** A number that can be summed, and a time or an enumeration by which a chart can count. */
const checkFields = (checked: Checked, { field, by, days, pick }: DashboardPart, path: Path): void => {
  const { definition, lookup, complain } = checked;
  const factsOf = (name: string | undefined) => {
    const found = name === undefined ? undefined : definition.fields.get(name);
    if (found?.sound !== true) return null;
    const names = (what: "enum" | "resource") => lookup.named(found, what).length > 0;
    return { facts: lookup.facts(found), isEnum: names("enum"), isReference: names("resource") };
  };
  if (field !== undefined) expectField(checked, field, [...path, "field"]);
  const summed = factsOf(field);
  if (pick !== undefined && summed !== null) {
    if (!summed.isReference)
      complain("P272", [...path, "field"], `\`${field}\` refers to no record`, "Name a reference.");
  } else if (summed !== null && summed.facts?.sums !== true)
    complain("P189", [...path, "field"], `\`${field}\` cannot be summed`, "Name a number or an amount.");
  if (by !== undefined) expectField(checked, by, [...path, "by"]);
  const grouped = factsOf(by);
  if (grouped === null) return;
  const isTime = grouped.facts?.role === "moment";
  if (!isTime && !grouped.isEnum)
    complain("P272", [...path, "by"], `no chart can count by \`${by}\``, "Name a timestamp or an enumeration.");
  else if (!isTime && days !== undefined)
    complain("P271", [...path, "days"], `\`${by}\` is no time`, "Remove `days`, or count by a timestamp.", "key");
};

const checkPart = (part: DashboardPart, path: Path, lookup: Lookup, model: Model, complain: ReportHere): void => {
  const shown = formAndResourceOf(part);
  const written = PART_FORMS.filter((form) => part[form] !== undefined);
  if (shown === null || written.length > 1) {
    const message = shown === null ? "the part shows nothing" : `the part has both \`${written.join("` and `")}\``;
    complain(
      "P270",
      path,
      message,
      "Give it one of `count`, `sum`, `chart`, `newest` and `pick`, with the name of a resource.",
    );
    return;
  }
  const { form, resource } = shown;
  checkKeys(part, form, path, complain);
  const definition = expectResource({ lookup, complain }, resource, [...path, form]);
  if (definition === undefined) return;
  const listed = model.resources.find(({ name }) => name === resource);
  if (listed === undefined || !listed.views.has.list || listed.path === null) {
    complain("P270", [...path, form], `${resource} has no list`, "Name a resource of a screen that has a list.");
    return;
  }
  const checked = { definition, lookup, complain };
  checkFields(checked, part, path);
  expectFields(checked, part.columns, [...path, "columns"]);
  expectCondition(checked, part.when, [...path, "when"]);
  const picked = form === "pick" && part.field !== undefined ? [part.field] : [];
  for (const field of [...Object.keys(part.when ?? {}), ...picked])
    if (definition.fields.has(field) && !listed.views.list.filters.includes(field))
      complain(
        "P215",
        picked.includes(field) ? [...path, "field"] : [...path, "when", field],
        `\`${field}\` is no filter of the list of ${resource}`,
        `Name one of its filters, or give \`${field}\` a \`filter\` in ${definition.file}.`,
        picked.includes(field) ? "value" : "key",
      );
};

export const checkDashboards = (definitions: Definitions, lookup: Lookup, model: Model, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  for (const section of definitions.console.sections.values())
    for (const [{ dashboard }, path] of screensOf(section)) {
      if (dashboard === undefined) continue;
      const own = [...path, "dashboard"];
      if (!definitions.console.features.includes("dashboards"))
        complain(
          "P212",
          own,
          "`dashboard` belongs to the feature dashboards, which console.yaml does not list",
          "Add `dashboards` to `features` of console.yaml, or remove it.",
          "key",
        );
      for (const [index, part] of dashboard.entries()) checkPart(part, [...own, index], lookup, model, complain);
    }
};
