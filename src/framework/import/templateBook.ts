import { SheetBook } from "../sheet/SheetBook";
import type { ImportPlan } from "./ImportPlan";

/** Rows whose cells are formatted as text, so that typed values keep leading zeros. */
const ROOM = 1000;

/** A template: headers, one example, and a sheet with the values that fields with choices take. */
export const templateBook = (plan: ImportPlan, example: readonly string[], values: string): Blob => {
  const book = new SheetBook(
    plan.title,
    plan.fields.map(({ label, required }) => (required ? `${label} *` : label)),
    true,
  );
  book.add([example]);
  book.leaveRoom(ROOM);
  const choices = plan.fields.filter((field) => field.choices.length > 0);
  if (choices.length > 0) {
    book.turn(
      values,
      choices.map(({ label }) => label),
    );
    const longest = Math.max(...choices.map((field) => field.choices.length));
    const lines = Array.from({ length: longest }, (_, at) => choices.map((field) => field.choices[at] ?? ""));
    book.add(lines);
  }
  return book.finish();
};
