import { sql } from "kysely";
import { identityOf } from "../../../platform/framework/access/identity";
import { findAccount } from "../../../platform/framework/calls/signIn";
import type { Platform } from "../../../platform/framework/Platform";
import { findFirst, oneOf } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import { columnFor } from "../../../platform/framework/storage/tableFor";

const NUMBER = /^\+?\d{5,20}$/;
/**
 * The possible lengths of a country code: up to three digits, or four if people write it with a leading 00 or as an
 * area code.
 */
const AREA = [0, 1, 2, 3, 4];

/** The forms in which a number may be stored: with and without the country code. */
const numbersIn = (text: string): readonly string[] => {
  const bare = text.replaceAll(/[\s()-]/g, "");
  if (!NUMBER.test(bare)) return [];
  return bare.startsWith("+") ? AREA.slice(1).map((digits) => bare.slice(digits + 1)) : [bare];
};

/** The account with this sign-in name, mail address or phone number; null if there is none. */
export const findAccountByText = async (platform: Platform, text: string): Promise<Row | null> => {
  const { accounts, account: fields } = identityOf(platform);
  const { db } = platform.store;
  const named = await findAccount(platform, text);
  if (named !== null) return named;
  if (fields.mail !== null && text.includes("@"))
    return findFirst(db, accounts, [sql<boolean>`lower(${sql.ref(fields.mail)}) = ${text.toLowerCase()}`]);
  const numbers = fields.phone === null ? [] : numbersIn(text);
  if (fields.phone === null || numbers.length === 0) return null;
  return findFirst(db, accounts, [oneOf(columnFor(accounts, fields.phone), numbers)]);
};
