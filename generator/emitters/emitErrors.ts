import { ERRORS, GENERATED } from "../layout";
import { constant, type GeneratedFile, literal, table } from "../printing";
import type { Catalog } from "./Catalog";
import type { ErrorModel } from "../model/Model";

/** `513`, or `515.room` in a context. */
export const errorName = ({ code, context }: ErrorModel): string =>
  context === null ? `${code}` : `${code}.${context}`;

/** `errors.ts`: code, or code with context -> the key of its message. */
export const emitErrors = ({ model }: Catalog): GeneratedFile => ({
  path: `${GENERATED}/errors.ts`,
  source: ERRORS,
  statements: [
    constant("errors", table(model.errors.map((error) => [errorName(error), literal(`errors.${errorName(error)}`)]))),
  ],
});
