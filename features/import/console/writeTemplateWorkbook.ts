import { type DropDownColumn, Workbook } from "../../sheets/book/Workbook";
import { exampleOf } from "./exampleOf";
import type { ImportPlan, TemplateWords } from "./ImportPlan";

const titleOf = ({ label, required }: ImportPlan["fields"][number]): string => (required ? `${label} *` : label);

/**
 * A template: headers, an example row that can be imported, and two more sheets with the rules of each column and the
 * values that columns with a list offer. Every column is text, so that typed values keep leading zeros and long numbers
 * keep their digits.
 */
export const writeTemplateWorkbook = async ({ title, fields }: ImportPlan, words: TemplateWords): Promise<Blob> => {
  const book = new Workbook(title, fields.map(titleOf), true);
  const chosen = fields.filter(({ choices }) => choices.length > 0);
  const lists = fields.flatMap((field, column): readonly DropDownColumn[] =>
    field.choices.length === 0
      ? []
      : [{ column, sheet: words.values, from: chosen.indexOf(field), count: field.choices.length }],
  );
  await book.add([fields.map((field) => words.examples[field.name] ?? exampleOf(field))]);
  book.offer(lists);
  await book.turn(words.rules, words.rulesHeader);
  await book.add(fields.map((field) => [titleOf(field), words.ruleOf[field.name] ?? ""]));
  if (chosen.length > 0) {
    await book.turn(
      words.values,
      chosen.map(({ label }) => label),
    );
    const longest = Math.max(...chosen.map(({ choices }) => choices.length));
    await book.add(Array.from({ length: longest }, (_, at) => chosen.map(({ choices }) => choices[at] ?? "")));
  }
  return book.finish();
};
