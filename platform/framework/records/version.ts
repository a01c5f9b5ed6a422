// Detects that two people edit the same record. A set may send the version that its form started with. It is refused
// if the store has another version.
import { identityOf } from "../access/identity";
import { Failure } from "../wire/Failure";
import type { Step } from "./Engine";
import { maskAnswer } from "./personal";
import { decodeRow, isEmpty } from "../storage/codec";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";
import { VERSION } from "../storage/Table";
import { lockRow } from "../storage/write";

/** The account that made the last change; null if the platform made it or the account was deleted. */
const authorOf = async ({ platform, db }: Pick<Step, "platform" | "db">, key: unknown) => {
  const { accounts, account } = identityOf(platform);
  const found = isEmpty(key) ? null : await findByKey(db, accounts, key);
  const names = [account.name, accounts.resource.title];
  const called = names.map((name) => found?.[name]).findLast((name) => !isEmpty(name));
  return found && { name: String(called ?? ""), fields: Object.fromEntries(names.map((name) => [name, found[name]])) };
};

/** Failure 412 for a record that somebody changed, with the time (seconds since 1970), the author, and `more`. */
export const changedSince = async (step: Pick<Step, "platform" | "db">, now: Row, more: Row = {}): Promise<Failure> => {
  const author = await authorOf(step, now[VERSION.by]);
  const data = { ...more, changed_at: Number(now[VERSION.at]), changed_by: author?.fields ?? null };
  return author === null ? new Failure(412, null, data) : new Failure(412, "changed", data, { name: author.name });
};

/**
 * Compares the version in the request, if any, with the stored one.
 * @throws Failure 412 for another version, with the current record, the time of its change (seconds since 1970) and the
 * author
 */
export const checkVersion = async (step: Step, stored: Row, params: Row): Promise<void> => {
  const { table, platform, db } = step;
  const seen = params[VERSION.count];
  if (!table.versioned || isEmpty(seen)) return;
  const now = await lockRow(platform.store, db, table, stored);
  if (String(seen) === String(now[VERSION.count])) return;
  throw await changedSince(step, now, {
    record: maskAnswer(platform, step.caller, table.name, decodeRow(table, now)),
  });
};
