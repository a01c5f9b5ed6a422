// What a platform without demo data cannot be used without: one company, the super admin's role, and one account.
import { randomBytes } from "node:crypto";
import { hashPassword, transformed } from "../access/passwords";
import { isPlainGuess } from "../access/passwordRules";
import { Refusal } from "../wire/Refusal";
import type { Settings } from "../settings/settings";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";

export interface FirstAccount {
  readonly userId: string;
  /** Null when it was given by a setting: then it is shown nowhere. */
  readonly password: string | null;
}

export interface First {
  readonly account: FirstAccount;
  /** Of a table that needs one. @throws Refusal for a password that says who has it */
  rowsOf(table: Table, now: number): Promise<Row[]>;
}

const CREATED = ["gmt_create", "gmt_update"];

/** The definition's first row says how things stand to each other; whom and what it names is invented, and left out. */
const withoutNames = (table: Table): Row => {
  const given = table.resource.demo.given[0] ?? {};
  const isStanding = ({ name, field }: Column) =>
    name === table.key.name || "enum" in field.options || ("to" in field.options && field.options.to !== "menu");
  return Object.fromEntries(table.columns.filter(isStanding).map(({ name }) => [name, given[name]]));
};

export const firstRows = ({
  ADMIN_USER,
  ADMIN_PASSWORD,
  COMPANY_NAME,
}: Pick<Settings, "ADMIN_USER" | "ADMIN_PASSWORD" | "COMPANY_NAME">): First => {
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const own: Readonly<Record<string, (given: Row) => Promise<Row>>> = {
    company: async () => ({ comp_name: COMPANY_NAME, comp_key: `C${randomBytes(4).toString("hex").toUpperCase()}` }),
    // The super admin needs no menus of its own, and may give every role.
    role: async ({ name, cn_name }) => ({ name, cn_name, role_ids: [], menu_ids: [] }),
    account: async () => {
      if (isPlainGuess(password, { userId: ADMIN_USER, names: [COMPANY_NAME] }))
        throw new Refusal("ADMIN_PASSWORD is easily guessed from ADMIN_USER or COMPANY_NAME; choose another.");
      const user_password = await hashPassword(transformed(ADMIN_USER, password));
      return { user_id: ADMIN_USER, user_name: ADMIN_USER, user_password };
    },
  };
  return {
    account: { userId: ADMIN_USER, password: ADMIN_PASSWORD === null ? password : null },
    rowsOf: async (table, now) => {
      const make = own[table.name];
      if (!make) return [];
      const stamps = CREATED.filter((name) => table.byName.has(name)).map((name) => [name, now]);
      return [
        { ...withoutNames(table), ...Object.fromEntries(stamps), ...(await make({ ...table.resource.demo.given[0] })) },
      ];
    },
  };
};
