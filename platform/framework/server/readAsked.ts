import type { Platform } from "../Platform";
import type { BodyRules } from "../wire/envelope";
import type { Params } from "../wire/readJson";

/** Reads the body of a request. An unreadable body counts for its address. @throws Failure 429, and those of `read` */
export const readLimitedBody = async (
  { callers, limits, rates, now }: Platform,
  address: string,
  read: (rules: Omit<BodyRules, "isLegacy">) => Promise<Params>,
): Promise<Params> => {
  const isSigned = async (token: string) => (await callers.find(token, now(), true)) !== null;
  return read({ limits, isSigned }).catch((error: unknown) => {
    rates.takeAddress(address, now());
    throw error;
  });
};
