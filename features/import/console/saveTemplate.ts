// Downloads a template with the rules of each column.
import { isOwnPattern } from "pilothouse/schema";
import type { useTranslate } from "ra-core";
import { nameAndKey } from "../../sheets/book/nameAndKey";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { saveFile } from "../../../src/framework/ui/saveFile";
import { importFields } from "./importFields";
import type { PlanField } from "./ImportPlan";
import { ImportWorker } from "./ImportWorker";
import type { JobOptions } from "./JobOptions";

type Translate = ReturnType<typeof useTranslate>;
type Templated = Pick<JobOptions, "plan" | "importer" | "dataProvider" | "pathsIn">;

const limitsOf = ({ schema: { args } }: PlanField, translate: Translate): readonly string[] => {
  const { min, max } = args;
  const pattern = isOwnPattern(args.pattern) ? args.pattern.name : args.pattern;
  const shape =
    typeof pattern === "string"
      ? [translate(pattern === "idCard" ? "invalid.idCard" : `invalid.pattern.${pattern}`)]
      : [];
  const least = typeof min === "number" ? [translate("import.rule.min", { min })] : [];
  return [...shape, ...least, ...(typeof max === "number" ? [translate("import.rule.max", { max })] : [])];
};

const lengthsOf = ({ schema: { args } }: PlanField, translate: Translate): readonly string[] => {
  const { min, max } = args;
  const least = typeof min === "number" && min > 1 ? [translate("import.rule.shortest", { min })] : [];
  return [...least, ...(typeof max === "number" ? [translate("import.rule.longest", { max })] : [])];
};

/** The rules of a column in words. */
export const describeColumnRule = (field: PlanField, translate: Translate): string => {
  const { as, many, required, schema, otherwise } = field;
  const isText = as === "text" || as === "phone";
  const pattern = isText ? { ...field, schema: { ...schema, args: { pattern: schema.args.pattern } } } : field;
  const parts = [
    ...(required ? [translate("import.rule.required")] : []),
    translate(`import.rule.${as}`),
    ...limitsOf(pattern, translate),
    ...(isText ? lengthsOf(field, translate) : []),
    ...(many ? [translate("import.rule.many")] : []),
    ...(otherwise === undefined ? [] : [translate("import.rule.otherwise", { value: otherwise.text })]),
  ];
  return parts.filter((part) => part !== "").join(" ");
};

/** An existing record for each field that refers to one. */
const referredTo = async ({
  importer,
  dataProvider,
  pathsIn,
}: Templated): Promise<Readonly<Record<string, string>>> => {
  const found = importFields(importer).map(async ({ name, of }): Promise<readonly [string, string]> => {
    if (of === null) return [name, ""];
    const asked = { pagination: { page: 1, perPage: 1 }, sort: { field: of.key, order: "ASC" as const }, filter: {} };
    // Without the right to list these records, the template has no example of them.
    const { data } = await dataProvider.getList(of.resource, asked).catch(() => ({ data: [] }));
    const [row] = data;
    if (row === undefined) return [name, ""];
    const paths = of.within ? await pathsIn?.(of.resource)?.([row]) : undefined;
    return [name, nameAndKey(String(valueAt(row, of.title) ?? ""), String(row.id), true, paths?.get(row.id)?.mark)];
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, example]) => example !== ""));
};

export const saveTemplate = async (options: Templated, translate: Translate): Promise<void> => {
  const { plan } = options;
  const worker = new ImportWorker();
  try {
    const words = {
      rules: translate("import.rules"),
      values: translate("import.values"),
      rulesHeader: [translate("import.rules.column"), translate("import.rules.rule")] as const,
      ruleOf: Object.fromEntries(plan.fields.map((field) => [field.name, describeColumnRule(field, translate)])),
      examples: await referredTo(options),
    };
    const file = await worker.ask("template", { plan, words });
    saveFile(file, `${plan.title}.xlsx`);
  } finally {
    worker.end();
  }
};
