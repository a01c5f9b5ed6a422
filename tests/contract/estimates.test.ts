// Long lists on PostgreSQL answer an estimated number of rows. Paging, exact numbers and short lists are unchanged.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf, type JsonRecord, type Reply } from "./Client";
import type { TestHost } from "./Host";
import { openHost, placesForStores, readModel } from "./hosts";

const LIST = "/v2/iot/web/uid/reg/list";
/** Larger numbers of rows are estimated in this test. */
const COUNT_ROWS = 20;

const found = await placesForStores("PostgreSQL");

describe.skipIf(found === null)("the number of rows of a long list", () => {
  let host: TestHost;
  let token = "";
  let exact = 0;
  const list = (params: JsonRecord): Promise<Reply> => host.client.call(LIST, { page_size: 10, ...params }, { token });
  /**
   * A filter that all rows match. The number for this filter is not known yet, unlike the number for the whole list.
   */
  const all = { online: [0, 1] };
  const isEstimated = (reply: Reply): boolean => "count_estimated" in reply;

  beforeAll(async () => {
    if (!found) return;
    host = await openHost(found.place(), readModel(), [], { COUNT_ROWS });
    token = await host.client.token("admin");
    exact = Number((await list({ exact_count: 1 })).count);
  }, 120_000);
  afterAll(async () => {
    await host?.close();
    found?.close();
  });

  it("is an estimate, and says so", async () => {
    const reply = await list(all);
    expect(reply).toMatchObject({ code: 200, count_estimated: true });
    expect(Number(reply.count)).toBeGreaterThan(exact / 2);
    expect(Number(reply.count)).toBeLessThan(exact * 2);
  });

  it("leads through all pages to the last row, and is exact there", async () => {
    const seen: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const reply = await list({ ...all, page_index: page, page_size: 7 });
      seen.push(...rowsOf(reply).map(({ uid }) => uid));
      if (Number(reply.count) > seen.length) continue;
      expect(isEstimated(reply)).toBe(false);
      expect(reply.count).toBe(exact);
      break;
    }
    expect(new Set(seen).size).toBe(exact);
  });

  it("is exact for a caller that asks for that", async () => {
    const reply = await list({ ...all, exact_count: 1 });
    expect(isEstimated(reply)).toBe(false);
    expect(reply.count).toBe(exact);
    expect(exact).toBeGreaterThan(COUNT_ROWS);
  });

  it("is exact on a page beyond the end, and where few rows match", async () => {
    expect(await list({ ...all, page_index: 10_000 })).toMatchObject({ count: exact, data: [] });
    const [first] = rowsOf(await list({}));
    const one = await list({ uid: String(first?.uid) });
    expect(one.count).toBe(1);
    expect(isEstimated(one)).toBe(false);
  });
});
