// Recognizes how a host writes lists and values, for `dialect` of host.yaml.
import type { HostModel, Model } from "../generator";
import { valueAtPath } from "../features/hosts/dialect/read";
import { isObject } from "../src/framework/wire/readAnswer";
import type { Ask } from "./ask";
import { keysIn } from "./keysIn";
import { type ListShape, listShapeOf } from "./listShape";
import { type ProbedPage, readPages } from "./pages";
import { recognizePaging } from "./recognizePaging";
import type { AnswerShape, Dialect, HostShape } from "./Shape";
import { recognizeValueForms } from "./valueForms";

/** How answers are wrapped, if that is known. The default is that of the specification. */
const wrapping = (host: HostModel | null): AnswerShape => {
  const { answer } = host?.dialect ?? {};
  if (answer === undefined) return { code: "code", fields: "data.fields", data: "data", rows: "data", count: "count" };
  const { code, success, error, fields, message, data, rows, count } = answer;
  const more = {
    ...(error !== code && { error }),
    ...(fields !== "" && { fields }),
    ...(message !== "" && { message }),
  };
  return { code, success, ...more, data, rows, ...(typeof count === "string" && { count }) };
};

/** The paths at which most lists have their rows and their number, from the root of an answer. */
const commonShape = (pages: readonly ProbedPage[]): ListShape | null => {
  const found = new Map<string, { readonly shape: ListShape; readonly times: number }>();
  for (const { data } of pages) {
    const shape = listShapeOf(data);
    const rows = shape === null ? null : valueAtPath(data, shape.rows);
    if (shape === null || !Array.isArray(rows) || rows.length === 0) continue;
    const known = found.get(JSON.stringify(shape));
    found.set(JSON.stringify(shape), { shape, times: (known?.times ?? 0) + 1 });
  }
  return [...found.values()].toSorted((one, other) => other.times - one.times)[0]?.shape ?? null;
};

/**
 * `lists`, if all paths are within the data of an answer; otherwise `answer`. Empty if host.yaml already describes the
 * host correctly.
 */
const listParts = (found: ListShape, answer: AnswerShape): Dialect => {
  const { data } = answer;
  if (found.rows === answer.rows && found.count === answer.count) return {};
  const below = Object.entries(found).flatMap(([part, path]) =>
    data === "" ? [[part, path]] : path.startsWith(`${data}.`) ? [[part, path.slice(data.length + 1)]] : [],
  );
  const { rows, ...lists }: Partial<ListShape> = Object.fromEntries(below);
  if (rows !== undefined && below.length === Object.keys(found).length) return { lists: { rows, ...lists } };
  const { count, ...wrapped } = answer;
  return { answer: { ...wrapped, rows: found.rows, ...(found.count !== undefined && { count: found.count }) } };
};

const camel = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Whether the host's answers have more field names in camel case than in the form of the definitions. */
const isCamel = (pages: readonly ProbedPage[], rowsAt: string): boolean => {
  let more = 0;
  for (const { data, resource } of pages) {
    const rows = valueAtPath(data, rowsAt);
    const row: unknown = Array.isArray(rows) ? rows[0] : undefined;
    if (!isObject(row)) continue;
    for (const { name } of resource.fields)
      if (camel(name) !== name) more += Number(camel(name) in row) - Number(name in row);
  }
  return more > 0;
};

export interface ShapeSearch {
  /** The shape from host.yaml and the sign-in. */
  readonly known: HostShape;
  readonly described: (shape: HostShape) => Model;
  readonly configureHost: (model: Model) => void;
  readonly ask: Ask;
  /** The zone of times without one. */
  readonly zone: string;
}

const withParts = ({ dialect, ...known }: HostShape, parts: Dialect): HostShape => ({
  ...known,
  dialect: { ...dialect, ...parts },
});

/** @returns the known shape with the findings. Later calls use it. */
export const recognizeShape = async ({
  known,
  described,
  configureHost,
  ask,
  zone,
}: ShapeSearch): Promise<HostShape> => {
  const speak = (shape: HostShape): Model => {
    const model = described(shape);
    configureHost(model);
    return model;
  };
  const { host } = described(known);
  const answer = wrapping(host);
  // Reads whole answers, even if host.yaml says in which field they have their data.
  const { code, success } = answer;
  const raw = speak(withParts(known, { answer: { code, ...(success && { success }), data: "" } }));
  const whole = await readPages(raw, ask, true);
  const common = commonShape(whole);
  const lists = common === null ? {} : listParts(common, answer);
  const isOther = raw.resources.every(({ wireNames }) => Object.keys(wireNames).length === 0);
  const located = withParts(known, {
    ...lists,
    ...(isOther && isCamel(whole, common?.rows ?? answer.data) && { names: "camel" as const }),
  });
  const pages = await readPages(speak(located), ask, false);
  const keys = keysIn(pages);
  const values = recognizeValueForms(pages, zone);
  const paging = await recognizePaging(pages, ask);
  const shape = withParts(located, {
    ...(Object.keys(keys).length > 0 && { keys }),
    ...(paging !== null && { paging }),
    ...(Object.keys(values).length > 0 && { values }),
  });
  speak(shape);
  return shape;
};
