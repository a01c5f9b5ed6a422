// Reads a page of a list from hosts that do not answer the requested page, but all rows or pages of another size.
import type { Answer } from "../wire/answer";
import { host } from "../wire/Host";
import type { PagePosition } from "../wire/listAnswer";

type Rows = Answer<readonly unknown[]>;

export interface ListPage extends Rows {
  /** The host answered more rows than the console accepts in one answer. */
  readonly isCut?: true;
}

type Ask = (place: PagePosition) => Promise<Rows>;

/** The largest number of the host's pages that make one page of the console. */
const MOST_PAGES = 50;

/** Cuts a page out of an answer with all rows. */
const cutOut = (answer: Rows, { page, size }: PagePosition): ListPage => {
  const most = host().dialect?.whole ?? 5000;
  const { isMore: _, ...rest } = answer;
  const data = answer.data.slice(0, most);
  const isCut = data.length < answer.data.length;
  const here = data.slice((page - 1) * size, page * size);
  return { ...rest, data: here, count: data.length, ...(isCut && { isCut }) };
};

/** Joins pages of the host. Undefined if their sizes differ, because the position of a row is then unknown. */
const putTogether = async (ask: Ask, first: Rows, { page, size }: PagePosition): Promise<Rows | undefined> => {
  const own = first.data.length;
  const [start, end] = [(page - 1) * size, Math.min(page * size, first.count)];
  const [from, to] = [Math.floor(start / own), Math.ceil(end / own)];
  if (own === 0 || own === size || to - from > MOST_PAGES) return undefined;
  const rows: unknown[] = [];
  for (let at = from; at < to; at += 1) {
    const { data } = at === 0 ? first : await ask({ page: at + 1, size });
    // The host counts more rows than it answers.
    if (page === 1 && data.length === 0) return { ...first, count: rows.length };
    // The host answers the same page again.
    if (at > 0 && JSON.stringify(data[0]) === JSON.stringify(first.data[0])) return undefined;
    rows.push(...data);
    if (data.length !== own && rows.length < end - from * own) return undefined;
  }
  return { ...first, data: rows.slice(start - from * own, end - from * own) };
};

/** Reads one page, also from hosts with other pages. @throws HttpError */
export const readPage = async (ask: Ask, place: PagePosition): Promise<ListPage> => {
  const { page, size } = place;
  const answer = await ask(place);
  const { data, count, isMore } = answer;
  if (size === 0) return answer;
  if (data.length > size && (isMore || count <= data.length)) return cutOut(answer, place);
  const expected = Math.max(0, Math.min(size, count - (page - 1) * size));
  if (isMore || data.length === expected) return answer;
  const first = page === 1 ? answer : await ask({ page: 1, size });
  return (await putTogether(ask, first, place)) ?? answer;
};
