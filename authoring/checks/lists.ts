// Finds columns, sorts, titles and pictures that cannot be shown.
import type { Path } from "../../generator/definition/Problem";
import { kindOf } from "../../generator/kinds/registry";
import type { FieldModel } from "../../generator/model/Model";
import { checkDuplicates, type ResourceInspection } from "./Subject";

const fieldOf = ({ resource }: ResourceInspection, name: string): FieldModel | undefined =>
  resource.fields.find((field) => field.name === name);

const checkColumns = (subject: ResourceInspection, names: readonly string[] | undefined, path: Path): void => {
  const { complain } = subject;
  checkDuplicates(subject, names, path);
  names?.forEach((name, index) => {
    const field = fieldOf(subject, name);
    if (field === undefined) return;
    const here = [...path, index];
    if (field.hidden)
      complain(
        "P232",
        here,
        `\`${name}\` is hidden, so no list shows it`,
        "Leave it out, or remove `hidden` from the field.",
      );
    else if (kindOf(field).column(field) === null)
      complain(
        "P232",
        here,
        `\`${name}\` is of kind ${field.kind}, which no list shows`,
        "Leave it out. The page of the record shows it.",
      );
  });
};

const checkSort = (subject: ResourceInspection, sort: string | undefined, path: Path): void => {
  const name = sort?.replace(/^-/, "");
  const field = name === undefined ? undefined : fieldOf(subject, name);
  if (field === undefined || field.sortable || field.encrypted) return;
  const others = subject.resource.fields.filter(({ sortable, hidden }) => sortable && !hidden).slice(0, 6);
  subject.complain(
    "P233",
    path,
    `a list cannot be sorted by \`${name}\`, which is of kind ${field.kind}`,
    `Sort by another field, such as ${others.map((one) => `\`${one.name}\``).join(", ")}.`,
  );
};

/** Whether a value of the field can name a record in a sentence. */
const isName = (field: FieldModel): boolean => {
  const kind = kindOf(field);
  if (kind.role === "key") return true;
  const holds = kind.holds(field.options);
  return kind.column(field) !== null && holds !== "other" && kind.schema(field).args.uploaded !== true;
};

const checkTitle = (subject: ResourceInspection): void => {
  const { title } = subject.definition;
  const named =
    typeof title === "string"
      ? [[title, ["title"]] as const]
      : Object.entries(title ?? {}).map(([language, name]) => [name ?? "", ["title", language]] as const);
  for (const [name, path] of named) {
    const field = fieldOf(subject, name);
    if (field !== undefined && !isName(field))
      subject.complain(
        "P234",
        path,
        `\`${name}\` is of kind ${field.kind}, which names no record`,
        "Name a text, a number or a time.",
      );
  }
};

const checkPicture = (subject: ResourceInspection): void => {
  const name = subject.definition.views?.show?.head?.picture;
  const field = name === undefined ? undefined : fieldOf(subject, name);
  if (field !== undefined && kindOf(field).role !== "picture")
    subject.complain(
      "P234",
      ["views", "show", "head", "picture"],
      `\`${name}\` is of kind ${field.kind}, which is no picture`,
      "Name a field of kind image.",
    );
};

export const checkLists = (subject: ResourceInspection): void => {
  const { list, show } = subject.definition.views ?? {};
  const path = ["views", "list"];
  checkColumns(subject, list?.columns, [...path, "columns"]);
  checkDuplicates(subject, list?.filters, [...path, "filters"]);
  checkDuplicates(subject, list?.keep, [...path, "keep"]);
  checkDuplicates(subject, show?.head?.facts, ["views", "show", "head", "facts"]);
  checkSort(subject, list?.sort, [...path, "sort"]);
  list?.views?.forEach((view, at) => {
    checkColumns(subject, view.columns, [...path, "views", at, "columns"]);
    checkSort(subject, view.sort, [...path, "views", at, "sort"]);
  });
  checkTitle(subject);
  checkPicture(subject);
};
