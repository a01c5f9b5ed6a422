// Reads a page of each list.
import type { CallModel, Model, ResourceModel } from "../generator";
import { factsIn, isObject } from "../src/framework/wire/readAnswer";
import type { Ask } from "./ask";
import type { ProbedRow } from "./Report";

export const PAGE_SIZE = 50;
/** The number of lists that are read at the same time. */
const AT_ONCE = 4;

export interface ProbedPage {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  /** The host's answer. */
  readonly data: unknown;
  readonly rows: readonly ProbedRow[];
}

const listOf = ({ calls }: ResourceModel): CallModel | undefined =>
  calls.find(({ verb, style }) => verb === "list" && style !== "rest" && style !== "bearer-at");

const rowsOf = (data: unknown): readonly ProbedRow[] =>
  Array.isArray(data) ? data.filter(isObject).map(factsIn<ProbedRow>) : [];

/** `isRaw`: answers the host's answers unchanged, because it is not known yet where they have the rows. */
export const readPages = async ({ resources }: Model, ask: Ask, isRaw: boolean): Promise<readonly ProbedPage[]> => {
  const waiting = [...resources];
  const pages: ProbedPage[] = [];
  const work = async (): Promise<void> => {
    for (let resource = waiting.shift(); resource !== undefined; resource = waiting.shift()) {
      const call = listOf(resource);
      if (call === undefined) continue;
      // The answer of an action is passed on unchanged.
      const asked = isRaw ? { ...call, verb: "action" as const } : call;
      const heard = await ask(resource, asked, { [call.paging]: 1, page_size: PAGE_SIZE });
      if (heard.verdict === "answers") pages.push({ resource, call, data: heard.data, rows: rowsOf(heard.data) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return pages;
};
