// Creates payments for a payment platform to collect. A new payment is unpaid and has the address of the page to pay on.
import { resources } from "../../generated/resources";
import { OrderState, type PayPurpose, PayType } from "../../../shared/generated/enums";
import { randomBytes } from "node:crypto";
import type { GivenOf, RowOf, ValueOf } from "pilothouse/handles";
import { type Engine, Failure, invalidFailure, type Language, type Reading } from "pilothouse/platform";
import { decodeRow, insertRow, isEmpty, type Row, tableFor, updateRow } from "pilothouse/platform/storage";
import { fromCents } from "pilothouse/schema";
import { type PaymentConfiguration, findPaymentConfiguration, isCollected } from "./configurations";
import { privateKeyOf, signWithRsa } from "./signing";

export const DEMO_PAGE_PATH = "/pay/demo/";
const WITHIN = 2 * 3600;
/** The payment method on the demo platform if none was chosen. */
const FIRST_WAY = PayType.domestic_wallet_a;

type Payment = RowOf<typeof resources.pay_order>;

/** A random number, because anybody who knows the address of a payment may see and pay it. */
const newNumber = (now: number): string =>
  `PY${new Date(now * 1000).toISOString().slice(0, 10).replaceAll("-", "")}${randomBytes(10).toString("hex").toUpperCase()}`;

/** The address of the payment platform's page, with the signed details of the payment. */
const addressAt = (configuration: PaymentConfiguration, payment: Payment, cents: bigint): string => {
  const key = privateKeyOf(configuration.platform_private_key);
  if (key === null) throw new Failure(406, "payment_lacks");
  const { pay_order_id, money_type, gmt_expire } = payment;
  const asked: Row = {
    app_id: configuration.platform_app_id,
    pay_order_id,
    money: fromCents(cents),
    money_type,
    gmt_expire,
    notify_url: `${configuration.platform_notify_url.replace(/\/$/, "")}/${pay_order_id}`,
    return_url: configuration.platform_return_url,
    sign_type: "RSA2",
  };
  const address = new URL(configuration.platform_gateway_url);
  for (const [name, value] of Object.entries({ ...asked, sign: signWithRsa(asked, key) }))
    if (value !== undefined && value !== "") address.searchParams.set(name, String(value));
  return address.href;
};

export interface PaymentRequest {
  readonly purpose: ValueOf<typeof PayPurpose>;
  readonly money_type: Payment["money_type"];
  readonly cents: bigint;
  /** The payment method; 0 for the method of the first configuration. */
  readonly pay_type: Payment["pay_type"] | undefined;
  /** More fields: `comp_id` and `account_id` of the requester, `request` as a unique purpose, and others. */
  readonly facts: GivenOf<typeof resources.pay_order>;
  readonly language: Language;
}

/** Stores a new payment. @throws Failure 406 that names the missing fields if no configuration can collect it */
export const openPayment = async (reading: Reading, wanted: PaymentRequest): Promise<Payment> => {
  const { platform, db } = reading;
  const { purpose, money_type, cents, facts, language } = wanted;
  const now = platform.now();
  if (!isEmpty(wanted.pay_type) && !isCollected(wanted.pay_type))
    throw invalidFailure<Payment>({ pay_type: "invalid.standard" });
  const configuration = await findPaymentConfiguration(reading, facts.comp_id, wanted.pay_type, language);
  const table = tableFor(platform, resources.pay_order);
  const values = {
    ...facts,
    pay_order_id: newNumber(now),
    purpose,
    money_type,
    money: fromCents(cents),
    state: OrderState.unpaid,
    pay_type: configuration?.platform_type ?? (isEmpty(wanted.pay_type) ? FIRST_WAY : wanted.pay_type),
    pay_id: configuration?.id ?? 0,
    gmt_expire: now + WITHIN,
  };
  const stored = await insertRow(db, table, values, now);
  const pay_url =
    configuration === null
      ? `${DEMO_PAGE_PATH}${values.pay_order_id}?lang=${language}`
      : addressAt(configuration, stored, cents);
  return updateRow(db, table, values.pay_order_id, { pay_url }, now);
};

/** A payment for an answer, without its internal field `request`. */
export const toPaymentAnswer = (platform: Engine, payment: Payment) => {
  const { request: _, ...shown } = decodeRow(tableFor(platform, resources.pay_order), payment);
  return shown;
};
