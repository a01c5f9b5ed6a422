// Chooses the payment platform for a payment: the first complete configuration of the company, or of a company above it,
// for this environment and payment method. In demo mode, the demo platform collects all payments.
import { EnvType, PayType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { sql } from "kysely";
import type { FieldOf, RowOf, ValueOf } from "pilothouse/handles";
import { findCompaniesAbove, type Engine, Failure, type Language, type Reading } from "pilothouse/platform";
import {
  columnFor,
  creationOrder,
  isEmpty,
  oneOf,
  readRows,
  type Table,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";
import { privateKeyOf, publicKeyOf } from "./signing";

/** Payment methods without a payment platform: free, from the wallet, by an activation code. */
const BY_OURSELVES: ReadonlySet<ValueOf<typeof PayType> | 0 | undefined> = new Set([
  PayType.free,
  PayType.company,
  PayType.activation_code,
]);

export const isCollected = (pay_type: ValueOf<typeof PayType> | 0 | undefined): boolean => !BY_OURSELVES.has(pay_type);

export type PaymentConfiguration = RowOf<typeof resources.payment>;

const environmentOf = ({ settings }: Engine): number => Number(settings.PILOTHOUSE_ENV ?? EnvType.production);

/** The required fields that are missing in a configuration. */
const lacking = (row: PaymentConfiguration): readonly FieldOf<typeof resources.payment>[] => [
  ...(publicKeyOf(row.platform_public_key) === null ? (["platform_public_key"] as const) : []),
  ...(privateKeyOf(row.platform_private_key) === null ? (["platform_private_key"] as const) : []),
  ...(isEmpty(row.platform_gateway_url) ? (["platform_gateway_url"] as const) : []),
];

const missing = (
  platform: Engine,
  table: Table<typeof resources.payment>,
  row: PaymentConfiguration | undefined,
  language: Language,
): Failure => {
  if (row) {
    const labels = lacking(row).map((name) => table.byName.get(name)?.field.label[language] ?? name);
    return new Failure(406, "payment_lacks", null, {
      name: row.platform_app_id,
      missing: labels.join(language === "en" ? ", " : "、"),
    });
  }
  const environments = platform.model.enums.find(({ name }) => name === "env_type")?.values ?? [];
  const environment = environments.find(({ value }) => value === environmentOf(platform))?.label[language];
  return new Failure(406, "payment", null, { environment: environment ?? "" });
};

/**
 * The configuration to use; null for the demo platform.
 * @throws Failure 406 that names the missing fields
 */
export const findPaymentConfiguration = async (
  reading: Reading,
  company: number | undefined,
  pay_type: ValueOf<typeof PayType> | 0 | undefined,
  language: Language,
): Promise<PaymentConfiguration | null> => {
  const { platform, db } = reading;
  if (platform.isDemo) return null;
  const table = tableFor(platform, resources.payment);
  const companies = [company, ...(await findCompaniesAbove(reading, company))];
  const conditions = [
    oneOf(columnFor(table, "comp_id"), companies),
    oneOf(columnFor(table, "env_type"), [environmentOf(platform)]),
    ...(isEmpty(pay_type) ? [] : [oneOf(columnFor(table, "platform_type"), [pay_type])]),
  ];
  const rows = await readRows(db, table, sql`${whereOf(conditions)} order by ${creationOrder(table)}`);
  const usable = rows.filter((row) => isCollected(row.platform_type));
  const found = usable.find((row) => lacking(row).length === 0);
  if (!found) throw missing(platform, table, usable[0], language);
  return found;
};
