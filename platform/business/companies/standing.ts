// Ranks and limits of companies. A manufacturer ranks above its agents, an agent above its distributors, a distributor
// above its customers. The device limit of a company includes all companies below it, so the sum of their limits must
// not exceed it.
import { AgentType, CompanyType } from "../../generated/enums";
import type { resources } from "../../generated/resources";
import { sql } from "kysely";
import type { GivenOf } from "pilothouse/handles";
import { type Caller, identityOf, invalid, type Offer, type Reading, type Step } from "pilothouse/platform";
import { findByKey, findByKeys, type Db, isEmpty, oneOf, type Row, type Table } from "pilothouse/platform/storage";

type Company = GivenOf<typeof resources.company>;

const GENERAL_AGENT = 4;
const RANKS: Readonly<Record<CompanyType, number>> = {
  [CompanyType.manufacturer]: 5,
  [CompanyType.agent]: 3,
  [CompanyType.distributor]: 2,
  [CompanyType.property]: 1,
  [CompanyType.developer]: 1,
  [CompanyType.customer]: 1,
  [CompanyType.marketing_branch]: 0,
};
const ranks: ReadonlyMap<string, number> = new Map(Object.entries(RANKS));

export const rankOf = ({ comp_type, agent_type }: Company): number =>
  comp_type === CompanyType.agent && agent_type === AgentType.general
    ? GENERAL_AGENT
    : (ranks.get(String(comp_type)) ?? 0);

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
  return Math.max(0, ...own.map(rankOf));
};

/** The types that the caller may give to companies. */
export const typesWithin = async (reading: Reading, caller: Caller): Promise<Offer<typeof resources.company>> => {
  const ceiling = await ceilingOf(reading, caller);
  if (ceiling === null) return {};
  const agents = Object.values(AgentType).filter(
    (agent_type) => rankOf({ comp_type: CompanyType.agent, agent_type }) <= ceiling,
  );
  const types = Object.values(CompanyType).filter((comp_type) =>
    comp_type === CompanyType.agent ? agents.length > 0 : rankOf({ comp_type }) <= ceiling,
  );
  return { comp_type: types, agent_type: agents };
};

const limitOf = ({ dk_limit }: Company): number => dk_limit ?? 0;

const parentOf = ({ resource: { tree } }: Table, row: Row): unknown => (tree === null ? null : row[tree.parent]);

/** The company `start` and all companies above it, nearest first. */
const above = async (db: Db, table: Table, start: unknown): Promise<readonly Row[]> => {
  const found = new Map<string, Row>();
  for (let at = start; !isEmpty(at) && !found.has(String(at));) {
    const row = await findByKey(db, table, at);
    if (row === null) break;
    found.set(String(at), row);
    at = parentOf(table, row);
  }
  return [...found.values()];
};

const directlyBelow = async (db: Db, table: Table, keys: readonly unknown[]): Promise<readonly Row[]> => {
  const parent = table.byName.get(table.resource.tree?.parent ?? "");
  if (!parent || keys.length === 0) return [];
  return (await sql<Row>`select * from ${sql.table(table.name)} where ${oneOf(parent, keys)}`.execute(db)).rows;
};

/** @throws Failure 406 if a company would rank above one over it, or below one under it */
export const checkStanding = async ({ db, table }: Step, after: Row): Promise<void> => {
  const rank = rankOf(after);
  const over = await above(db, table, parentOf(table, after));
  const under = isEmpty(after[table.key.name]) ? [] : await directlyBelow(db, table, [after[table.key.name]]);
  if (over.some((one) => rankOf(one) < rank) || under.some((one) => rankOf(one) > rank))
    throw invalid<Company>({ comp_type: "invalid.standing" });
};

/**
 * The sum of limits below a company, without the company `except`. A company without a limit counts as the sum below it.
 */
const given = async (db: Db, table: Table, company: unknown, except: unknown): Promise<number> => {
  let total = 0;
  for (let keys: readonly unknown[] = [company]; keys.length > 0;) {
    const rows = (await directlyBelow(db, table, keys)).filter((row) => row[table.key.name] !== except);
    total += rows.reduce((sum, row) => sum + limitOf(row), 0);
    keys = rows.filter((row) => limitOf(row) === 0).map((row) => row[table.key.name]);
  }
  return total;
};

/** @throws Failure 406 if a limit exceeds what is left above, or is less than the sum of limits below */
export const checkLimit = async ({ db, table }: Step, after: Row): Promise<void> => {
  const own = after[table.key.name] ?? null;
  const limit = limitOf(after);
  const below = own === null ? 0 : await given(db, table, own, null);
  if (limit > 0 && below > limit) throw invalid<Company>({ dk_limit: "invalid.min" }, { dk_limit: { min: below } });
  const limited = (await above(db, table, parentOf(table, after))).find((one) => limitOf(one) > 0);
  if (!limited) return;
  const left = Math.max(0, limitOf(limited) - (await given(db, table, limited[table.key.name], own)));
  if ((limit || below) > left) throw invalid<Company>({ dk_limit: "invalid.max" }, { dk_limit: { max: left } });
};
