// The people to whom a conversation can be handed over: accounts that may answer the conversation, and belong to the
// caller's company or to a company below.
import type { RowOf } from "pilothouse/handles";
import { type Caller, findCompaniesAbove, mayCall, type Platform, callerReaches } from "pilothouse/platform";
import { type Db, findFirst, oneOf, readRows, columnFor, tableFor, whereOf } from "pilothouse/platform/storage";
import { OpenState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

type Account = RowOf<typeof resources.account>;

interface Reading {
  readonly platform: Platform;
  readonly db: Db;
}

/** Only this many accounts are checked, so that a large company does not delay other requests. */
const MOST = 200;

const mayAnswer = async (reading: Reading, account: Account, row: RowOf<typeof resources.feedback>) => {
  const { platform, db } = reading;
  const feedback = tableFor(platform, resources.feedback);
  const { resource } = tableFor(platform, resources.feedback_detail);
  const own = await platform.callers.byAccount(account.id, platform.now(), db);
  return own !== null && mayCall(own, resource, "add") && (await callerReaches(reading, feedback, own, row));
};

/** `only`: the key of a single account to look for. A transaction then need not read all accounts. */
export const findColleagues = async (
  reading: Reading,
  caller: Caller,
  row: RowOf<typeof resources.feedback>,
  only?: Account["id"],
): Promise<readonly Account[]> => {
  const { platform, db } = reading;
  const accounts = tableFor(platform, resources.account);
  const apps = tableFor(platform, resources.app);
  const app = await findFirst(db, apps, [oneOf(apps.key, [row.app_id])]);
  const company = app?.comp_id ?? 0;
  // An account reaches the conversation from the company of the app, or from one above it.
  const reaching = [company, ...(await findCompaniesAbove(reading, company))];
  const near = reaching.filter((one) => caller.companies?.includes(one) ?? true);
  const column = columnFor(accounts, "comp_id");
  const people = [
    oneOf(column, [...new Set([caller.company, ...near])]),
    oneOf(columnFor(accounts, "state"), [OpenState.enabled]),
    oneOf(columnFor(accounts, "service"), [0]),
    ...(only === undefined ? [] : [oneOf(accounts.key, [only])]),
  ];
  const found = (await readRows(db, accounts, whereOf(people))).slice(0, MOST);
  const able: Account[] = [];
  for (const one of found) if (one.id !== caller.key && (await mayAnswer(reading, one, row))) able.push(one);
  return able.toSorted((a, b) => a.user_name.localeCompare(b.user_name, "en"));
};
