import { Workbook } from "../sheet";
import type { ImportPlan } from "./ImportPlan";

/** An empty file to fill in: headers, one example, and a sheet with the values that fields of a choice take. */
export const templateBook = async (plan: ImportPlan, example: readonly string[], values: string): Promise<Blob> => {
  const book = new Workbook(
    plan.title,
    plan.fields.map(({ label, required }) => (required ? `${label} *` : label)),
    true,
  );
  await book.add([example]);
  const choices = plan.fields.filter((field) => field.choices.length > 0);
  if (choices.length > 0) {
    await book.turn(
      values,
      choices.map(({ label }) => label),
    );
    const longest = Math.max(...choices.map((field) => field.choices.length));
    const lines = Array.from({ length: longest }, (_, at) => choices.map((field) => field.choices[at] ?? ""));
    await book.add(lines);
  }
  return book.finish();
};
