// The columns that a file may have, and how a cell becomes a value. Both follow from the schemas of the fields.
import { type FieldFacts, factsOf } from "../../../shared/schema/facts";
import type { Importer, Reference } from "../../../src/framework/wire/contract";

/** How a cell is read. */
export type CellForm = "text" | "phone" | "number" | "amount" | "flag" | "timestamp" | "enum" | "reference";

export interface ImportField {
  readonly name: string;
  readonly as: CellForm;
  readonly many: boolean;
  readonly required: boolean;
  readonly choices: FieldFacts["choices"];
  readonly of: Reference | null;
  /** The field with the area of a phone number. */
  readonly area: string | null;
  /** The schema as data, which the worker evaluates. */
  readonly schema: { readonly builder: string; readonly args: Readonly<Record<string, unknown>> };
}

/** Cell forms by the builder of the schema. A field of any other builder does not fit into a cell. */
const FORMS: Readonly<Partial<Record<string, CellForm>>> = {
  cronExpression: "text",
  email: "text",
  flag: "flag",
  integer: "number",
  jsonText: "text",
  money: "amount",
  number: "number",
  oneOf: "enum",
  phone: "phone",
  referencesTo: "reference",
  referenceTo: "reference",
  secret: "text",
  someOf: "enum",
  text: "text",
  timeRange: "text",
  timestamp: "timestamp",
  url: "text",
  version: "number",
};

const formOf = ({ builder, wire }: FieldFacts): CellForm | undefined =>
  builder === "key" ? (wire === "text" ? "text" : "number") : FORMS[builder];

const areaIn = (options: FieldFacts["options"]): string | null =>
  "area" in options && typeof options.area === "string" ? options.area : null;

export const importFields = ({ fields }: Pick<Importer, "fields">): readonly ImportField[] =>
  Object.entries(fields._zod.def.shape).flatMap(([name, schema]) => {
    const facts = factsOf(schema);
    const as = facts && formOf(facts);
    if (facts === undefined || as === undefined) return [];
    const { builder, options, wire, choices, target } = facts;
    return {
      name,
      as,
      many: wire === "list",
      required: options.required === true && !options.when,
      choices,
      of: target ?? null,
      area: areaIn(options),
      schema: { builder, args: { ...options } },
    };
  });
