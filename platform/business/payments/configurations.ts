// Which payment platform collects a payment: the first configuration, of the company itself or of those above it, that is
// for this environment and way of paying and has what it takes. In demo mode all payments go to the demo platform.
import { sql } from "kysely";
import type { Language } from "../../../generator";
import { Failure } from "../../framework/wire/Failure";
import type { Platform, Reading } from "../../framework/server/Platform";
import { companiesAbove } from "../../framework/records/companies";
import { tableFor } from "../../framework/records/step";
import { isEmpty } from "../../framework/storage/codec";
import { oneOf, whereOf } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import { privateKeyOf, publicKeyOf } from "./signing";

/** Collected by nobody else: free, from the wallet, by an activation code. */
const BY_OURSELVES: ReadonlySet<number> = new Set([0, 4, 5]);

export const isCollected = (pay_type: unknown): boolean => !BY_OURSELVES.has(Number(pay_type));

/** Formal, where nobody says otherwise. */
const FORMAL = 1;

const environmentOf = ({ settings }: Platform): number => Number(settings.PILOTHOUSE_ENV ?? FORMAL);

/** The fields of a configuration without which nothing can be collected. */
const lacking = (row: Row): readonly string[] => [
  ...(publicKeyOf(row.platform_public_key) === null ? ["platform_public_key"] : []),
  ...(privateKeyOf(row.platform_private_key) === null ? ["platform_private_key"] : []),
  ...(isEmpty(row.platform_gateway_url) ? ["platform_gateway_url"] : []),
];

const missing = (platform: Platform, table: Table, row: Row | undefined, language: Language): Failure => {
  if (row) {
    const labels = lacking(row).map((name) => table.byName.get(name)?.field.label[language] ?? name);
    return new Failure(406, "payment_lacks", null, {
      name: String(row.platform_app_id ?? ""),
      missing: labels.join(language === "en" ? ", " : "、"),
    });
  }
  const environments = platform.model.enums.find(({ name }) => name === "env_type")?.values ?? [];
  const environment = environments.find(({ value }) => value === environmentOf(platform))?.label[language];
  return new Failure(406, "payment", null, { environment: environment ?? "" });
};

/**
 * Null where the demo platform collects.
 * @throws Failure 406 which says what is missing
 */
export const configurationFor = async (
  reading: Reading,
  company: unknown,
  pay_type: unknown,
  language: Language,
): Promise<Row | null> => {
  const { platform, db } = reading;
  if (platform.isDemo) return null;
  const table = tableFor(platform, "payment");
  const wanted: readonly (readonly [string, readonly unknown[]])[] = [
    ["comp_id", [company, ...(await companiesAbove(reading, company))]],
    ["env_type", [environmentOf(platform)]],
    ...(isEmpty(pay_type) ? [] : [["platform_type", [pay_type]] as const]),
  ];
  const conditions = wanted.flatMap(([name, values]) => {
    const column = table.byName.get(name);
    return column ? [oneOf(column, values)] : [];
  });
  const { rows } = await sql<Row>`select * from ${sql.table(table.name)} ${whereOf(conditions)} order by id`.execute(
    db,
  );
  const usable = rows.filter((row) => isCollected(row.platform_type));
  const found = usable.find((row) => lacking(row).length === 0);
  if (!found) throw missing(platform, table, usable[0], language);
  return found;
};
