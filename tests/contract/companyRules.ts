// Ranks, limits and parents of companies.
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, isRecord, recordOf, rowsOf } from "./Client";
import type { JsonRecord, Reply } from "./Client";
import type { TestHost } from "./Host";
import { newMark } from "./Person";

const AGENT = { comp_type: 2, agent_type: 2 };
const DISTRIBUTOR = { comp_type: 3 };
const CUSTOMER = { comp_type: 6 };

/** The types of companies, each with its rank. */
const TYPES: readonly (readonly [type: JsonRecord, rank: number])[] = [
  [{ comp_type: 1 }, 5],
  [{ comp_type: 2, agent_type: 1 }, 4],
  [AGENT, 3],
  [DISTRIBUTOR, 2],
  [{ comp_type: 4 }, 1],
  [{ comp_type: 5 }, 1],
  [CUSTOMER, 1],
  [{ comp_type: 7 }, 0],
];

export const companyRuleContract = (open: () => TestHost): void => {
  describe("a company", () => {
    let admin: string;
    let vendor: string;
    const call = (name: string, params: JsonRecord, token = admin) =>
      open().client.call(`/v2/user/company/${name}`, params, { token });
    const add = (values: JsonRecord, token = admin): Promise<Reply> =>
      call("add", { comp_name: `Place ${newMark()}`, comp_parent_id: 1, ...values }, token);
    const made = async (values: JsonRecord, token = admin): Promise<JsonRecord> => recordOf(await add(values, token));
    const set = (company: JsonRecord, values: JsonRecord, token = admin): Promise<Reply> =>
      call("set", { comp_id: company.comp_id, ...values }, token);
    const stored = async (company: JsonRecord): Promise<JsonRecord> =>
      rowsOf(await call("list", { comp_id: company.comp_id }))[0] ?? {};
    /** The code, and the reason why the limit was refused. */
    const limitOf = (reply: Reply): readonly unknown[] => {
      const args = isRecord(reply.data) && isRecord(reply.data.args) ? reply.data.args : {};
      return [reply.code, fieldsOf(reply).dk_limit, args.dk_limit];
    };
    const TAKEN = [200, undefined, undefined];

    beforeAll(async () => {
      const { client } = open();
      [admin, vendor] = [await client.session("admin"), await client.session("ruishi")];
    });

    it("is below companies that rank at least as high, and below no others", async () => {
      for (const [type, rank] of TYPES) {
        const above = await made(type);
        for (const [wanted, below] of TYPES) {
          const reply = await add({ ...wanted, comp_parent_id: above.comp_id });
          const isTaken = below <= rank;
          expect([type, wanted, reply.code]).toEqual([type, wanted, isTaken ? 200 : 406]);
          expect(fieldsOf(reply)).toEqual(isTaken ? {} : { comp_type: "invalid.standing" });
        }
      }
    });

    it("changes its type between those above and those below it", async () => {
      const upper = await made(AGENT);
      const company = await made({ ...AGENT, comp_parent_id: upper.comp_id });
      await made({ ...DISTRIBUTOR, comp_parent_id: company.comp_id });
      for (const beyond of [{ comp_type: 1 }, CUSTOMER])
        expect(fieldsOf(await set(company, beyond))).toEqual({ comp_type: "invalid.standing" });
      expect((await set(company, DISTRIBUTOR)).code).toBe(200);
      expect((await set(company, AGENT)).code).toBe(200);
    });

    it("has no higher limit than is left above it, and no lower one than was given below it", async () => {
      const upper = await made({ ...AGENT, dk_limit: 100 });
      const under = { ...CUSTOMER, comp_parent_id: upper.comp_id };
      const first = await made({ ...under, dk_limit: 60 });
      expect(limitOf(await add({ ...under, dk_limit: 41 }))).toEqual([406, "invalid.max", { max: 40 }]);
      const second = await made({ ...under, dk_limit: 40 });
      expect(limitOf(await set(first, { dk_limit: 61 }))).toEqual([406, "invalid.max", { max: 60 }]);
      expect(limitOf(await set(first, { dk_limit: 60, comp_person: "Mara" }))).toEqual(TAKEN);
      expect(limitOf(await set(upper, { dk_limit: 99 }))).toEqual([406, "invalid.min", { min: 100 }]);
      expect(limitOf(await set(second, { dk_limit: 30 }))).toEqual(TAKEN);
      expect(limitOf(await set(upper, { dk_limit: 90 }))).toEqual(TAKEN);
      expect(limitOf(await set(upper, { dk_limit: 0 }))).toEqual(TAKEN);
    });

    it("without a limit counts by the limits below it", async () => {
      const upper = await made({ ...AGENT, dk_limit: 100 });
      const between = await made({ ...DISTRIBUTOR, comp_parent_id: upper.comp_id });
      const limited = await made({ ...CUSTOMER, comp_parent_id: between.comp_id, dk_limit: 70 });
      const beside = { ...CUSTOMER, comp_parent_id: upper.comp_id };
      expect(limitOf(await add({ ...beside, dk_limit: 31 }))).toEqual([406, "invalid.max", { max: 30 }]);
      expect(limitOf(await set(limited, { dk_limit: 101 }))).toEqual([406, "invalid.max", { max: 100 }]);
      const narrow = await made({ ...AGENT, dk_limit: 69 });
      const moved = await set(between, { comp_parent_id: narrow.comp_id });
      expect(limitOf(moved)).toEqual([406, "invalid.max", { max: 69 }]);
      expect(limitOf(await set(narrow, { dk_limit: 70 }))).toEqual(TAKEN);
      expect(limitOf(await set(between, { comp_parent_id: narrow.comp_id }))).toEqual(TAKEN);
      expect(limitOf(await add({ ...beside, dk_limit: 100 }))).toEqual(TAKEN);
    });

    it("is its own top if nothing is above it, and below another knows its owner, also after a move", async () => {
      const top = await made({ ...AGENT, comp_parent_id: 0 });
      expect(top).toMatchObject({ comp_parent_id: 0, comp_top_id: top.comp_id });
      expect(top.comp_key).toMatch(/^C[0-9A-F]{8}$/);
      const company = await made(DISTRIBUTOR);
      expect(company).toMatchObject({ comp_parent_id: 1, comp_top_id: 1 });
      expect(company.comp_key).toMatch(/^C[0-9A-F]{8}$/);
      expect(company.comp_key).not.toBe(top.comp_key);
      await set(company, { comp_person: "Mara" });
      expect(await stored(company)).toMatchObject({ comp_parent_id: 1, comp_top_id: 1 });
      await set(company, { comp_parent_id: top.comp_id });
      expect(await stored(company)).toMatchObject({ comp_parent_id: top.comp_id, comp_top_id: top.comp_id });
      await set(company, { comp_parent_id: 0 });
      expect(await stored(company)).toMatchObject({ comp_parent_id: 0, comp_top_id: company.comp_id });
    });

    it("of somebody who does not see all of them is below their own, and is not moved to the top", async () => {
      const company = await made({ ...CUSTOMER, comp_parent_id: undefined }, vendor);
      expect(company).toMatchObject({ comp_parent_id: 2, comp_top_id: 1 });
      expect((await set(company, { comp_parent_id: 0 }, vendor)).code).toBe(513);
      expect(await stored(company)).toMatchObject({ comp_parent_id: 2 });
    });
  });
};
