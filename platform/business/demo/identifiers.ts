// Identifiers in demo rows that other systems issue. They look random, differ in each row, and are the same in each demo.
import { createHash } from "node:crypto";
import type { ValueOf } from "pilothouse/handles";
import { PayType } from "../../../shared/generated/enums";

const digest = (seed: string): string => createHash("sha256").update(seed).digest("hex");

/** Hexadecimal digits in capitals, up to 64. */
export const hexCode = (seed: string, length: number): string => digest(seed).slice(0, length).toUpperCase();

/** Decimal digits, up to 70. */
export const digitCode = (seed: string, length: number): string =>
  BigInt(`0x${digest(seed)}`)
    .toString()
    .padStart(length, "0")
    .slice(-length);

const CARD_DIGITS = 14;
/** The number of a SIM card, of 20 digits. */
export const cardNumber = (seed: string): string => `898606${digitCode(seed, CARD_DIGITS)}`;

const WALLET_DIGITS = 24;
/** The number that a payment provider gave to the payment of an order. Its form depends on the provider. */
export const providerNumber = (seed: string, by: ValueOf<typeof PayType> | undefined): string => {
  if (by === PayType.domestic_wallet_a) return `4200${digitCode(seed, WALLET_DIGITS)}`;
  if (by === PayType.domestic_wallet_b) return `2200${digitCode(seed, WALLET_DIGITS)}`;
  return `pi_${Buffer.from(digest(seed), "hex").toString("base64url").replaceAll(/\W|_/g, "").slice(0, 20)}`;
};
