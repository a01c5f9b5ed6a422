// Ranks and limits of companies. A manufacturer ranks above its agents, an agent above its distributors, a distributor
// above its customers. The device limit of a company includes all companies below it, so the sum of their limits must
// not exceed it.
import { AgentType, CompanyType } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import type { GivenOf, RowOf, ValueOf } from "pilothouse/handles";
import { type Caller, identityOf, invalidFailure, type Offer, type Reading, type Step } from "pilothouse/platform";
import {
  columnFor,
  findByKey,
  findByKeys,
  type Db,
  isEmpty,
  oneOf,
  readRows,
  type Table,
  whereOf,
} from "pilothouse/platform/storage";

type Company = GivenOf<typeof resources.company>;
type Stored = RowOf<typeof resources.company>;
type Companies = Table<typeof resources.company>;

const GENERAL_AGENT = 4;
const RANKS: Readonly<Record<ValueOf<typeof CompanyType>, number>> = {
  [CompanyType.manufacturer]: 5,
  [CompanyType.agent]: 3,
  [CompanyType.distributor]: 2,
  [CompanyType.property]: 1,
  [CompanyType.developer]: 1,
  [CompanyType.customer]: 1,
  [CompanyType.marketing_branch]: 0,
};
const ranks = new Map<Company["comp_type"], number>(Object.values(CompanyType).map((type) => [type, RANKS[type]]));

export const companyRank = ({ comp_type, agent_type }: Company): number =>
  comp_type === CompanyType.agent && agent_type === AgentType.general ? GENERAL_AGENT : (ranks.get(comp_type) ?? 0);

/**
 * The highest rank among the caller's companies, which new companies must not exceed. Null if the caller sees all
 * companies.
 */
const ceilingOf = async ({ platform, db }: Reading, { account, companies }: Caller): Promise<number | null> => {
  const table = platform.tables.get(platform.model.owner?.resource ?? "");
  if (!table || companies === null) return null;
  const keys = identityOf(platform).account.owners.map((name) => account[name]);
  const own = await findByKeys(
    db,
    table,
    keys.filter((key) => !isEmpty(key)),
  );
  return Math.max(0, ...own.map(companyRank));
};

/** The types that the caller may give to companies. */
export const allowedCompanyTypes = async (
  reading: Reading,
  caller: Caller,
): Promise<Offer<typeof resources.company>> => {
  const ceiling = await ceilingOf(reading, caller);
  if (ceiling === null) return {};
  const agents = Object.values(AgentType).filter(
    (agent_type) => companyRank({ comp_type: CompanyType.agent, agent_type }) <= ceiling,
  );
  const types = Object.values(CompanyType).filter((comp_type) =>
    comp_type === CompanyType.agent ? agents.length > 0 : companyRank({ comp_type }) <= ceiling,
  );
  return { comp_type: types, agent_type: agents };
};

const limitOf = ({ dk_limit }: Company): number => dk_limit ?? 0;

/** The company `start` and all companies above it, nearest first. */
const above = async (db: Db, table: Companies, start = 0): Promise<readonly Stored[]> => {
  const found = new Map<number, Stored>();
  for (let at = start; at !== 0 && !found.has(at);) {
    const row = await findByKey(db, table, at);
    if (row === null) break;
    found.set(at, row);
    at = row.comp_parent_id;
  }
  return [...found.values()];
};

const directlyBelow = async (db: Db, table: Companies, keys: readonly number[]): Promise<readonly Stored[]> =>
  keys.length === 0 ? [] : readRows(db, table, whereOf([oneOf(columnFor(table, "comp_parent_id"), keys)]));

/** @throws Failure 406 if a company would rank above a company over it, or below a company under it */
export const checkCompanyRank = async (
  { db, table }: Step<typeof resources.company>,
  after: Company,
): Promise<void> => {
  const rank = companyRank(after);
  const over = await above(db, table, after.comp_parent_id);
  const under = after.comp_id ? await directlyBelow(db, table, [after.comp_id]) : [];
  if (over.some((one) => companyRank(one) < rank) || under.some((one) => companyRank(one) > rank))
    throw invalidFailure<Company>({ comp_type: "invalid.standing" });
};

/**
 * The sum of the limits of the companies directly below, without the company `except`. A company without a limit counts
 * with the sum below it.
 */
const given = async (db: Db, table: Companies, company: number, except: number | null): Promise<number> => {
  let total = 0;
  for (let keys: readonly number[] = [company]; keys.length > 0;) {
    const rows = (await directlyBelow(db, table, keys)).filter(({ comp_id }) => comp_id !== except);
    total += rows.reduce((sum, row) => sum + limitOf(row), 0);
    keys = rows.filter((row) => limitOf(row) === 0).map(({ comp_id }) => comp_id);
  }
  return total;
};

/**
 * @throws Failure 406 if a limit exceeds what the companies above have left, or is less than the sum of the limits
 * below
 */
export const checkCompanyLimit = async (
  { db, table }: Step<typeof resources.company>,
  after: Company,
): Promise<void> => {
  const own = after.comp_id ?? null;
  const limit = limitOf(after);
  const below = own === null ? 0 : await given(db, table, own, null);
  if (limit > 0 && below > limit)
    throw invalidFailure<Company>({ dk_limit: "invalid.min" }, { dk_limit: { min: below } });
  const limited = (await above(db, table, after.comp_parent_id)).find((one) => limitOf(one) > 0);
  if (!limited) return;
  const left = Math.max(0, limitOf(limited) - (await given(db, table, limited.comp_id, own)));
  if ((limit || below) > left) throw invalidFailure<Company>({ dk_limit: "invalid.max" }, { dk_limit: { max: left } });
};
