// Realistic values for the example row of a template. The row can be imported, and an import recognises it as the
// example.
import { isOwnPattern } from "pilothouse/schema";
import { isValidFor } from "./isValidFor";
import { visibleText } from "../../sheets/book/cellText";
import type { Mapping, PlanField } from "./ImportPlan";
import { readCell } from "./readCell";

const PATTERNS: Readonly<Record<string, string>> = {
  letters: "Example",
  digits: "12345",
  code: "EXAMPLE-1",
  key: "EXAMPLE_1",
  host: "api.example.com",
  ip: "192.0.2.1",
  mac: "00:1A:2B:3C:4D:5E",
  iccid: "89860012345678901234",
  package: "com.example.app",
  version: "1.2.3",
  area: "+86",
  lang: "en",
  path: "/example",
  idCard: "11010119900307123X",
};

const BUILDERS: Readonly<Record<string, string>> = {
  cronExpression: "0 9 * * *",
  email: "name@example.com",
  jsonText: "{}",
  phone: "13800138000",
  timeRange: "08:00-18:00",
  url: "https://www.example.com",
};

const OTHERS = ["EXAMPLE-0001", "Example", "Ex", "1", "12345678", "1234567890123456"];

const candidatesOf = ({ as, schema: { builder, args }, choices }: PlanField): readonly string[] => {
  const limit = String(args.min ?? args.max ?? "");
  const { pattern } = args;
  const ofPattern = isOwnPattern(pattern) ? pattern.example : PATTERNS[String(pattern ?? "")];
  const found = [ofPattern, BUILDERS[builder]].filter((one) => one !== undefined);
  const examples = {
    text: [...found, ...OTHERS],
    phone: [...found, ...OTHERS],
    number: ["1", limit],
    amount: ["19.90", "19", limit],
    flag: ["1"],
    // Times at which something ends must be in the future.
    timestamp: [`${new Date().getFullYear() + 1}-01-31 09:00:00`],
    enum: choices,
    reference: [],
  };
  return examples[as];
};

const isRight = (field: PlanField, text: string): boolean => {
  const reading = readCell(text, field, () => null);
  return "value" in reading && isValidFor(field, reading.value);
};

/** The example of a field; "" if there is none. For a reference, the example is a record of the platform. */
export const exampleOf = (field: PlanField): string =>
  candidatesOf(field).find((text) => text !== "" && isRight(field, text)) ?? "";

/** The time of an example, in any year. */
const EXAMPLE_TIME = /^\d{4}-01-31 09:00:00$/;

const isExample = (field: PlanField, text: string): boolean => {
  // The example of a reference came from the platform, so any text fits.
  if (field.as === "reference" || text === "") return true;
  if (field.as === "timestamp") return EXAMPLE_TIME.test(text);
  const example = exampleOf(field);
  const reading = (one: string) => JSON.stringify(readCell(one, field, () => null));
  return text === example || reading(text) === reading(example);
};

/**
 * Makes a function that recognizes the example row of a template: all its values are examples, and at least one is a
 * text.
 */
export const isExampleRow = (
  fields: readonly PlanField[],
  mapping: Mapping,
): ((cells: readonly string[]) => boolean) => {
  const columns = Object.entries(mapping).flatMap(([at, name]) => {
    const field = fields.find((one) => one.name === name);
    return field === undefined ? [] : [{ at: Number(at), field }];
  });
  return (cells) => {
    const found = columns.map(({ at, field }) => ({ field, text: visibleText(cells[at] ?? "") }));
    const isTelling = found.some(({ field, text }) => (field.as === "text" || field.as === "phone") && text !== "");
    return isTelling && found.every(({ field, text }) => isExample(field, text));
  };
};
