// Rules of API keys. A key acts as its author, or as a service account that the author may manage, and has only menus
// that the author has. Everybody who has all rights of the key's account can end the key.
import { deleteApiKeys, isRefused } from "../access/apiKeys";
import { beyondRightsFailure, keysInList } from "../access/roleLists";
import { meetsCondition, identityOf } from "../access/identity";
import { Failure, invalidFailure, noPermissionFailure } from "../wire/Failure";
import type { ApiKeyModel } from "../../../generator";
import type { Engine, Rules, Step } from "../records/Engine";
import { isUnchanged } from "../records/writers";
import { isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";
import { findAccountExcess } from "./rights";

/** @throws Failure 404 if the console has no API keys */
const fieldsOf = ({ model }: Pick<Engine, "model">): ApiKeyModel => {
  const fields = model.identity?.apiKey ?? null;
  if (fields === null) throw new Failure(404);
  return fields;
};

/** The account of a key; null for the caller's own. @throws Failure 513 if it has more rights than the caller */
const accountOf = async (step: Step, key: unknown, refuse: () => Failure): Promise<Row | null> => {
  const { platform, db, caller } = step;
  if (String(key) === String(caller.key)) return null;
  const account = await findByKey(db, identityOf(platform).accounts, key);
  if (account === null || (await findAccountExcess(step, account)) !== null) throw refuse();
  return account;
};

/** @throws Failure 513 for an account with more rights than the caller, 406 for another person's account */
const checkAccount = async (step: Step, key: unknown, refuse: () => Failure): Promise<void> => {
  const { platform } = step;
  const account = await accountOf(step, key, refuse);
  if (account !== null && !meetsCondition(identityOf(platform).account.service, account))
    throw invalidFailure({ [fieldsOf(platform).account]: "invalid.service" });
};

/** Whether a change only disables a key, or sets its end to a time in the past. */
const isEnding = ({ platform, table, now }: Step, stored: Row, values: Row): boolean => {
  const fields = fieldsOf(platform);
  const ending = [...Object.keys(fields.disabled), fields.until];
  const changed = table.columns.filter(
    (column) => values[column.name] !== undefined && !isUnchanged(column, values[column.name], stored[column.name]),
  );
  return changed.every(({ name }) => ending.includes(name)) && isRefused(fields, { ...stored, ...values }, now);
};

/** @throws Failure 513 for an added scope that the caller does not have */
const checkScopes = (step: Step, after: Row, before: Row | null): void => {
  const { platform, caller, table } = step;
  if (caller.isSuper) return;
  const { scopes } = fieldsOf(platform);
  const { roles, role } = identityOf(platform);
  const held = new Set(caller.roles.flatMap((own) => keysInList(roles, own, role.menus)));
  const known = new Set(before === null ? [] : keysInList(table, before, scopes));
  if (keysInList(table, after, scopes).some((menu) => !known.has(menu) && !held.has(menu)))
    throw beyondRightsFailure(scopes);
};

export const apiKeyRules = {
  adding: async (step, values) => {
    const fields = fieldsOf(step.platform);
    const account = isEmpty(values[fields.account]) ? step.caller.key : values[fields.account];
    await checkAccount(step, account, () => beyondRightsFailure(fields.account));
    checkScopes(step, values, null);
    return { ...values, [fields.account]: account };
  },
  setting: async (step, stored, values) => {
    const { account } = fieldsOf(step.platform);
    if (isEnding(step, stored, values)) await accountOf(step, stored[account], noPermissionFailure);
    else await checkAccount(step, stored[account], noPermissionFailure);
    checkScopes(step, { ...stored, ...values }, stored);
    return values;
  },
  deleting: async (step, rows) => {
    const { account } = fieldsOf(step.platform);
    for (const row of rows) await accountOf(step, row[account], noPermissionFailure);
    await deleteApiKeys(
      step.db,
      rows.map((row) => row[step.table.key.name]),
    );
  },
} satisfies Rules;
