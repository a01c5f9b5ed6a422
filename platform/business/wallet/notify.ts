// Notifications to operators about wallets.
import type { RowOf } from "pilothouse/handles";
import { findByKey, tableFor } from "pilothouse/platform/storage";
import type { Reading } from "pilothouse/platform";
import { fromCents, currencyCode } from "pilothouse/schema";
import { SysnotifyType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { notifyOperators, words } from "../outbox";

type Wallet = Pick<RowOf<typeof resources.money>, "money_type" | "comp_id">;

const valuesOf = async ({ platform, db }: Reading, { comp_id, money_type }: Wallet, cents: bigint) => {
  const company = await findByKey(db, tableFor(platform, resources.company), comp_id);
  return { name: company?.comp_name ?? "", money: `${fromCents(cents)} ${currencyCode(money_type)}` };
};

export const notifyLowBalance = async (reading: Reading, wallet: Wallet, balance: bigint): Promise<void> => {
  const values = await valuesOf(reading, wallet, balance);
  await notifyOperators(reading, { words: words.LOW_BALANCE_WORDS, values, occasion: SysnotifyType.low_balance });
};

export const notifyWithdrawal = async (reading: Reading, wallet: Wallet, cents: bigint): Promise<void> => {
  const values = await valuesOf(reading, wallet, cents);
  await notifyOperators(reading, {
    words: words.WITHDRAWAL_WAITS_WORDS,
    values,
    occasion: SysnotifyType.pending_audit,
  });
};
