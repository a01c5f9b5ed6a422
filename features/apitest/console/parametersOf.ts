// The form of a call: the parameters it declares. For a list, also the common parameters of lists, and the fields of its rows as filters.
import type { Call, Calls, WireType, Payload } from "../../../src/framework/wire/contract";

export interface CallParameter {
  readonly name: string;
  /** The type in calls. Null if the definition has none; then the typed text decides. */
  readonly coercion: WireType | null;
  readonly group: "declared" | "paging" | "filter";
  /** The initial text of the box. */
  readonly initial: string;
}

interface Described {
  readonly call: Call;
  readonly calls: Calls;
  readonly rowFields: readonly string[];
}

const coercionsOf = (calls: Calls): Readonly<Record<string, WireType>> =>
  Object.assign({}, ...Object.values(calls).map(({ fields }) => fields));

const pagingOf = ({ paging }: Call): readonly CallParameter[] => [
  { name: paging, coercion: "integer", group: "paging", initial: "1" },
  { name: "page_size", coercion: "integer", group: "paging", initial: "10" },
  { name: "sort_field", coercion: "text", group: "paging", initial: "" },
  { name: "sort_order", coercion: "text", group: "paging", initial: "" },
  { name: "q", coercion: "text", group: "paging", initial: "" },
];

export const parametersOf = ({ call, calls, rowFields }: Described): readonly CallParameter[] => {
  const known = coercionsOf(calls);
  const parameter = (name: string, group: CallParameter["group"]): CallParameter => ({
    name,
    coercion: known[name] ?? null,
    group,
    initial: "",
  });
  if (call.verb === "list") {
    const paging = pagingOf(call);
    const taken = new Set([...paging.map(({ name }) => name), ...Object.keys(call.constants)]);
    return [...paging, ...rowFields.filter((name) => !taken.has(name)).map((name) => parameter(name, "filter"))];
  }
  const declared = Object.entries(call.fields).map(([name, coercion]) => ({
    ...parameter(name, "declared"),
    coercion,
  }));
  const needsKey = call.verb !== "add" && call.verb !== "action" && !(call.key in call.fields);
  return needsKey ? [parameter(call.key, "declared"), ...declared] : declared;
};

const parseValue = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The value of a typed text: numbers as numbers, "a, b" or "[1, 2]" as a list. */
const valueFrom = ({ coercion }: CallParameter, text: string): unknown => {
  if (coercion === "text" || coercion === "json") return text;
  const value = parseValue(text);
  if (coercion !== "list" || Array.isArray(value)) return value;
  return text.split(",").map((item) => parseValue(item.trim()));
};

/** Only the parameters that were filled in. The call itself adds the others. */
export const parseParams = (parameters: readonly CallParameter[], texts: Readonly<Record<string, string>>): Payload =>
  Object.fromEntries(
    parameters.flatMap((parameter) => {
      const text = texts[parameter.name] ?? parameter.initial;
      return text === "" ? [] : [[parameter.name, valueFrom(parameter, text)]];
    }),
  );
