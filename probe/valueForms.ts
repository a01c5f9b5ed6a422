// Recognizes how a host writes times, flags and numbers, for `dialect.values` of host.yaml.
import { type FieldModel, kindOf, type ResourceModel } from "../generator";
import { isLongInteger } from "../shared/schema/readNumber";
import type { Payload as Row } from "../src/framework/wire/contract";

type Scalar = string | number | boolean;
type Time = string | { readonly pattern: string; readonly zone: string };
/** The forms of values, as in host.yaml. */
export interface Forms {
  time?: Time;
  flag?: readonly [no: Scalar, yes: Scalar];
  number?: "text" | "number";
}
export interface ValueForms extends Forms {
  except?: Readonly<Record<string, Forms>>;
}
export interface ListedResource {
  readonly resource: ResourceModel;
  readonly rows: readonly Row[];
}

/** The values for no and yes. The pair of the specification comes first, because it needs no line in host.yaml. */
const FLAGS: readonly (readonly [Scalar, Scalar])[] = [
  [0, 1],
  [false, true],
  ["0", "1"],
  ["N", "Y"],
  ["n", "y"],
  ["no", "yes"],
  ["F", "T"],
  ["false", "true"],
  ["off", "on"],
  [2, 1],
  ["2", "1"],
];
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const CLOCK = /^(\d{4})([-/.])(\d\d)\2(\d\d)(?:([ T])(\d\d):(\d\d)(:\d\d)?)?$/;
/**
 * Smallest number that is read as milliseconds. As milliseconds, it is a time in 1973; as seconds, in the year 5138.
 */
const LEAST_MS = 100_000_000_000;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === 0 || value === "0";
const isDigits = (value: unknown): value is string =>
  typeof value === "string" && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value);

const timeOf = (value: unknown, zone: string): Time | null => {
  if (typeof value === "number" || isDigits(value)) return Math.abs(Number(value)) < LEAST_MS ? "s" : "ms";
  if (typeof value !== "string") return null;
  if (ISO.test(value)) return "iso";
  const [found, , mark = "", , , between = "", hour, , seconds] = CLOCK.exec(value) ?? [];
  if (found === undefined) return null;
  const clock = hour === undefined ? "" : `${between}HH:mm${seconds === undefined ? "" : ":ss"}`;
  return { pattern: ["YYYY", "MM", "DD"].join(mark) + clock, zone };
};

/** The only form that fits all values. Null if no form fits, or more than one. */
const onlyOf = <Form>(values: readonly unknown[], formOf: (value: unknown) => Form | null): Form | null => {
  const forms = values.map(formOf);
  const [first = null] = forms;
  return forms.every((form) => JSON.stringify(form) === JSON.stringify(first)) ? first : null;
};

/** Whether the values of the field are numbers, or lists of numbers. */
const isNumber = (field: FieldModel): boolean => {
  const wire = kindOf(field).wire(field);
  return wire === "integer" || wire === "number" || (wire === "list" && field.options.type === "number");
};

/** The forms in which the rows write a field. */
const formsOf = (field: FieldModel, rows: readonly Row[], zone: string): Forms => {
  const answered = rows.flatMap((row) => row[field.name]).filter((value) => value !== undefined && value !== null);
  const { written } = kindOf(field);
  if (written === "flag") {
    const given = answered.filter((value) => value !== "");
    const flag = FLAGS.find((pair) => given.every((value) => pair.some((one) => one === value)));
    return given.length === 0 || flag === undefined ? {} : { flag };
  }
  const values = answered.filter((value) => !isEmpty(value));
  if (values.length === 0) return {};
  const time = written === "time" ? onlyOf(values, (value) => timeOf(value, zone)) : null;
  if (time !== null && time !== "s") return { time };
  const number = isNumber(field)
    ? onlyOf(values, (value) => (isDigits(value) && !isLongInteger(value) ? "text" : "number"))
    : null;
  return { ...(time !== null && { time }), ...(number !== null && { number }) };
};

/** The form that most fields have. */
const mostOf = <Form>(forms: readonly (Form | undefined)[]): Form | undefined => {
  const found = new Map<string, { readonly form: Form; count: number }>();
  for (const form of forms) {
    if (form === undefined) continue;
    const known = found.get(JSON.stringify(form)) ?? { form, count: 0 };
    known.count += 1;
    found.set(JSON.stringify(form), known);
  }
  return [...found.values()].toSorted((one, other) => other.count - one.count)[0]?.form;
};

const STANDARD = { time: "s", flag: [0, 1], number: "number" } as const;
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const NAMES = ["time", "flag", "number"] as const;

/**
 * `zone` applies to clock times, which do not name their zone. Empty if the host writes all values as in the
 * specification.
 */
export const recognizeValueForms = (lists: readonly ListedResource[], zone: string): ValueForms => {
  const values = lists.flatMap(({ resource, rows }) =>
    resource.fields.map((field) => ({ place: `${resource.name}.${field.name}`, forms: formsOf(field, rows, zone) })),
  );
  const common = {
    time: mostOf(values.map(({ forms }) => forms.time)) ?? STANDARD.time,
    flag: mostOf(values.map(({ forms }) => forms.flag)) ?? STANDARD.flag,
    number: mostOf(values.map(({ forms }) => forms.number)) ?? STANDARD.number,
  };
  const differing = (forms: Forms, from: Forms): Forms =>
    Object.fromEntries(
      NAMES.flatMap((name) =>
        forms[name] === undefined || isSame(forms[name], from[name]) ? [] : [[name, forms[name]]],
      ),
    );
  const except = Object.fromEntries(
    values.flatMap(({ place, forms }) => {
      const own = differing(forms, common);
      return Object.keys(own).length === 0 ? [] : [[place, own]];
    }),
  );
  return { ...differing(common, STANDARD), ...(Object.keys(except).length > 0 && { except }) };
};
