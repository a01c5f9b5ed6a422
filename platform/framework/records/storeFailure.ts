// Turns a refusal of the store into a Failure. The engine checks a record before it is written. If another request
// writes in between, a constraint of the store refuses the record, and the caller gets the message of the check.
import { Failure, invalidFailure } from "../wire/Failure";
import type { Engine } from "./Engine";
import { rulesOf } from "./rules";
import { storeRefusalOf } from "../storage/StoreRefusal";
import { duplicateFailure } from "./duplicates";

const MESSAGES = { reference: "invalid.reference", value: "invalid.standard" } as const;

/** Null if the error is not a refusal of the store. */
export const storeFailure = (platform: Pick<Engine, "model" | "tables" | "rules">, error: unknown): Failure | null => {
  const { model, tables } = platform;
  const refusal = storeRefusalOf(tables, error);
  if (refusal === null) return null;
  const { kind, table, fields } = refusal;
  if (kind === "busy") return new Failure(503);
  if (kind === "gone") return new Failure(404, "record");
  if (kind === "unique")
    return table
      ? duplicateFailure(model, table, fields, rulesOf(platform, table).duplicateCodes ?? {})
      : new Failure(409);
  return invalidFailure(Object.fromEntries(fields.map((field) => [field, MESSAGES[kind]])));
};

export const isReferenceError = ({ tables }: Pick<Engine, "tables">, error: unknown): boolean =>
  storeRefusalOf(tables, error)?.kind === "reference";

export const isDuplicateError = ({ tables }: Pick<Engine, "tables">, error: unknown): boolean =>
  storeRefusalOf(tables, error)?.kind === "unique";
