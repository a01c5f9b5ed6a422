// Answers one account. Without a key, answers the caller's own account with its rights, for the console.
import { identityOf } from "../access/identity";
import { checkPermission } from "../access/permission";
import type { Answer } from "../wire/envelope";
import type { Caller } from "../access/Caller";
import type { Platform, SessionRequest } from "../Platform";
import { findRow } from "../records/find";
import { maskRows } from "../records/personal";
import type { Offer } from "../records/Engine";
import { outsideTransaction } from "../records/step";
import { rulesOf } from "../records/rules";
import { decodeRow, isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";

/** By resource: the values of enumerations that the caller may choose, if rules limit the choice. */
const offersTo = async (platform: Platform, caller: Caller): Promise<Readonly<Record<string, Offer>>> => {
  const offers: Record<string, Offer> = {};
  for (const table of platform.tables.values()) {
    const offer = await rulesOf(platform, table).offering?.(outsideTransaction(platform), caller);
    if (offer && Object.keys(offer).length > 0) offers[table.name] = offer;
  }
  return offers;
};

const factsOf = async (request: SessionRequest): Promise<Row> => {
  const facts: Row = {};
  for (const read of request.platform.accountFacts) Object.assign(facts, await read(request));
  return facts;
};

const describe = async (request: SessionRequest) => {
  const { platform, caller } = request;
  const { accounts, roles } = identityOf(platform);
  const companies = platform.tables.get(platform.model.owner?.resource ?? "");
  const company =
    companies && !isEmpty(caller.company) ? await findByKey(platform.store.db, companies, caller.company) : null;
  const menus = caller.isSuper ? platform.model.menus.map(({ key }) => key) : [...caller.menus];
  return {
    ...decodeRow(accounts, caller.account),
    company: companies && company ? maskRows(platform, caller, companies, [decodeRow(companies, company)])[0] : null,
    roles: caller.roles.map((role) => decodeRow(roles, role)),
    menus,
    super: caller.isSuper,
    offers: await offersTo(platform, caller),
    ...(await factsOf(request)),
  };
};

export const getAccount = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params } = request;
  const { accounts } = identityOf(platform);
  if (isEmpty(params[accounts.key.name])) return { data: await describe(request), count: 1 };
  if (String(params[accounts.key.name]) !== String(caller.key)) checkPermission(caller, accounts.resource, "get");
  const row = await findRow(outsideTransaction(platform), accounts, caller, params);
  return { data: decodeRow(accounts, row), count: 1 };
};
