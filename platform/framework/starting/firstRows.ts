// The first rows of a platform without demo data: one company, the role of the super admin and one account.
import { randomBytes } from "node:crypto";
import { hashPassword, transformPassword } from "../passwords/passwordHash";
import { isPlainGuess } from "../passwords/passwordRules";
import { Refusal } from "../settings/Refusal";
import type { Model } from "../../../generator";
import type { Business } from "../Business";
import type { Settings } from "../settings/settings";
import type { Row } from "../storage/Store";
import type { Column, Table } from "../storage/Table";
import { stampNames } from "../storage/write";

export interface FirstAccount {
  readonly userId: string;
  /** The password to print once; null if a setting contains it. */
  readonly password: string | null;
}

export interface FirstRows {
  readonly account: FirstAccount;
  /** The first rows of a table, if it needs any. @throws Refusal if the password is easily guessed from the names */
  rowsOf(table: Table, now: number): Promise<Row[]>;
}

/** The user id of the first demo account in the definitions, or null. */
export const firstDemoUserId = ({ identity, resources }: Model): string | null => {
  const accounts = resources.find(({ name }) => name === identity?.account.resource);
  const name = accounts?.demo.given[0]?.[identity?.account.name ?? ""];
  return typeof name === "string" ? name : null;
};

/** The first demo row, without invented names and references to menus. Keeps key, enumerations and other references. */
const withoutNames = (table: Table, { identity }: Model): Row => {
  const given = table.resource.demo.given[0] ?? {};
  const isStanding = ({ name, field }: Column) =>
    name === table.key.name ||
    "enum" in field.options ||
    ("to" in field.options && field.options.to !== identity?.menu.resource);
  return Object.fromEntries(table.columns.filter(isStanding).map(({ name }) => [name, given[name]]));
};

export const planFirstRows = (
  { ADMIN_USER, ADMIN_PASSWORD, COMPANY_NAME, PASSWORD_COST }: Settings,
  model: Model,
  business: Business,
): FirstRows => {
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const { identity, owner } = model;
  const account = identity?.account;
  const makers: readonly (readonly [string | undefined, (table: Table, given: Row) => Promise<Row>])[] = [
    [owner?.resource, async ({ resource }) => ({ [resource.title]: COMPANY_NAME })],
    // The super admin may do everything and give every role, so the role needs no menus.
    [
      identity?.role.resource,
      async ({ resource: { title, titles } }, given) => ({
        ...Object.fromEntries([title, ...Object.values(titles)].map((name) => [name, given[name]])),
        ...(identity === null ? {} : { [identity.role.menus]: [] }),
        ...(identity === null || identity.role.gives === null ? {} : { [identity.role.gives]: [] }),
      }),
    ],
    [
      account?.resource,
      async ({ resource: { title } }) => {
        if (isPlainGuess(password, { userId: ADMIN_USER, names: [COMPANY_NAME] }))
          throw new Refusal("ADMIN_PASSWORD is easily guessed from ADMIN_USER or COMPANY_NAME; choose another.");
        const hashed = await hashPassword(transformPassword(ADMIN_USER, password), PASSWORD_COST);
        return { [title]: ADMIN_USER, [account?.name ?? ""]: ADMIN_USER, [account?.password ?? ""]: hashed };
      },
    ],
  ];
  return {
    account: { userId: ADMIN_USER, password: ADMIN_PASSWORD === null ? password : null },
    rowsOf: async (table, now) => {
      const [, make] = makers.find(([name]) => name === table.name) ?? [];
      if (!make) return [];
      const stamps = stampNames(table, "created", "changed").map((name) => [name, now]);
      return [
        {
          ...withoutNames(table, model),
          ...Object.fromEntries(stamps),
          ...business.rules?.[table.name]?.first?.(),
          ...(await make(table, { ...table.resource.demo.given[0] })),
        },
      ];
    },
  };
};
