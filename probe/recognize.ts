// Looks at one page of each list as the host writes it: where the rows are, and how their values are written.
import type { Model, ResourceModel } from "../generator";
import { isObject } from "../src/framework/wire/readAnswer";
import type { Ask } from "./ask";
import type { Shape } from "./Shape";
import { type ListShape, listShapeOf } from "./listShape";
import type { Row } from "./Report";
import { valueForms } from "./valueForms";

const PAGE = 50;
/** Lists that are read at the same time. */
const AT_ONCE = 4;

const inside = (data: unknown, path: string): unknown =>
  path === "" ? data : path.split(".").reduce((value, name) => (isObject(value) ? value[name] : undefined), data);

interface Page {
  readonly resource: ResourceModel;
  readonly shape: ListShape;
  readonly rows: readonly Row[];
}

/** `isKnown`: host.yaml says where the rows are. */
const lookAt = async (resource: ResourceModel, ask: Ask, isKnown: boolean): Promise<Page | null> => {
  const list = resource.calls.find(({ verb, style }) => verb === "list" && style !== "rest" && style !== "bearer-at");
  if (list === undefined) return null;
  // The answer of an action is passed on as it is.
  const verb = isKnown ? "list" : "action";
  const heard = await ask(resource, { ...list, verb }, { [list.paging]: 1, page_size: PAGE });
  const shape = heard.verdict === "answers" ? listShapeOf(heard.data) : null;
  if (heard.verdict !== "answers" || shape === null) return null;
  const rows = inside(heard.data, shape.rows);
  return { resource, shape, rows: Array.isArray(rows) ? rows.filter(isObject) : [] };
};

/** What most lists have. Null where it is the data itself, or what host.yaml says. */
const commonShape = (pages: readonly Page[]): ListShape | null => {
  const counts = new Map<string, number>();
  for (const { shape, rows } of pages)
    if (rows.length > 0) counts.set(JSON.stringify(shape), (counts.get(JSON.stringify(shape)) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const found = pages.find(({ shape }) => JSON.stringify(shape) === most?.[0])?.shape;
  return found === undefined || found.rows === "" ? null : found;
};

/** `zone`: that of times without one. */
export const recognize = async ({ resources, host }: Model, ask: Ask, zone: string): Promise<Shape> => {
  const said = host?.dialect?.answer;
  const isKnown = said !== undefined && said.rows !== said.data;
  const waiting = [...resources];
  const pages: Page[] = [];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const page = await lookAt(one, ask, isKnown);
      if (page !== null) pages.push(page);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const values = valueForms(pages, zone);
  return {
    lists: isKnown ? null : commonShape(pages),
    values: Object.keys(values).length === 0 ? null : values,
  };
};
