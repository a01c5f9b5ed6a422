// Finds forms that nobody can save, and fields that no form edits.
import type { Path } from "../../generator/definition/Problem";
import type { FieldModel } from "../../generator/model/Model";
import { checkDuplicates, type ResourceInspection } from "./Subject";

/** The fields that people can fill in: the form has them, another field of the form edits them, or presets set them. */
const filledIn = ({ definition, lookup, resource }: ResourceInspection): ReadonlySet<string> => {
  const shown = resource.views.form.flatMap(({ fields }) => fields);
  const within = shown.flatMap((name) => {
    const field = definition.fields.get(name);
    if (field === undefined) return [];
    const set = field.options.set;
    return [...lookup.named(field, "absorbed").map(([, one]) => one), ...(Array.isArray(set) ? set.map(String) : [])];
  });
  return new Set([...shown, ...within]);
};

const checkRequired = (subject: ResourceInspection, field: FieldModel, filled: ReadonlySet<string>): void => {
  const { definition, complain } = subject;
  const { name, hidden, readonly, options } = field;
  const written = definition.views?.form;
  const report = (path: Path, why: string, fix: string) =>
    complain("P225", path, `\`${name}\` is required, but ${why}, so no record can be saved`, fix);
  if (readonly && options.stamp === undefined && definition.fields.get(name)?.readonly === true)
    report(
      ["fields", name, "readonly"],
      "only the platform sets it",
      "Remove `required` or `readonly`, or let the platform set it: `stamp: created`.",
    );
  else if (hidden && !readonly)
    report(["fields", name, "hidden"], "the form hides it", "Remove `hidden` or `required`, or give it a `default`.");
  else if (!readonly && written !== undefined && !filled.has(name))
    report(
      ["views", "form", 0],
      "no group of the form has it",
      `Add \`${name}\` to the \`fields\` of a group, or give it a \`default\`.`,
    );
};

const checkGroups = ({ definition, resource, complain }: ResourceInspection): void => {
  const seen: string[] = [];
  definition.views?.form?.forEach(({ fields }, at) => {
    const path = ["views", "form", at, "fields"];
    checkDuplicates({ complain }, fields, path);
    fields.forEach((name, index) => {
      const field = resource.fields.find((one) => one.name === name);
      const here = [...path, index];
      if (field?.hidden === true && !(field.required && field.default === null))
        complain(
          "P230",
          here,
          `\`${name}\` is hidden, so the form does not show it`,
          "Leave it out of the form, or remove `hidden`.",
        );
      else if (field?.readonly === true)
        complain(
          "P230",
          here,
          `the platform sets \`${name}\`, so the form cannot edit it`,
          "Leave it out of the form. `show` can have groups of its own.",
        );
      if (seen.includes(name))
        complain("P231", here, `\`${name}\` is in two groups of the form`, "Remove one of the two.");
    });
    seen.push(...fields);
  });
};

export const checkForm = (subject: ResourceInspection): void => {
  const { views, fields } = subject.resource;
  checkGroups(subject);
  const isOurs = views.overrides.Create === undefined && views.overrides.Inputs === undefined;
  if (!views.has.create || !isOurs) return;
  const filled = filledIn(subject);
  for (const field of fields) if (field.required && field.default === null) checkRequired(subject, field, filled);
};
