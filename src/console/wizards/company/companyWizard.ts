// Creates a company and, if wanted, the account that manages it.
import * as z from "zod/mini";
import { type Company, companyAdd } from "../../../generated/operate/company/company.schema";
import { type Account, accountAdd } from "../../../generated/operate/account/account.schema";
import { pickFields } from "pilothouse/resource";
import type { FieldOf } from "pilothouse/wire";
import {
  keyOfStored,
  type StoredParts,
  type StepProblems,
  type useRecords,
  type WizardValues,
} from "pilothouse/features/wizard/console/parts";
import { flag, oneOf, referenceTo, text } from "pilothouse/schema";
import { userScope } from "../../../generated/enums";
import { OpenState, UserType } from "../../../../shared/generated/enums";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { companyReference } from "../../../generated/operate/company/company.reference";

export const COMPANY_FIELDS = {
  company: [
    "comp_name",
    "comp_short_name",
    "comp_type",
    "agent_type",
    "comp_parent_id",
    "sys",
    "sort",
    "dk",
    "dk_limit",
  ],
  contact: [
    ...["comp_person", "comp_phone_area", "comp_phone", "country", "province", "city", "area", "area_id", "comp_addr"],
    ...["latitude", "longitude"],
  ],
} as const satisfies Record<string, readonly FieldOf<Company>[]>;
export const ACCOUNT_FIELDS = [
  "user_id",
  "user_password",
  "user_name",
  "role_id",
  "scope",
  "user_email",
] as const satisfies readonly FieldOf<Account>[];
const REQUIRED = [
  "user_id",
  "user_password",
  "user_name",
  "role_id",
  "scope",
] as const satisfies readonly FieldOf<Account>[];

/** If no account is wanted, its values are not checked. Otherwise, `checkFirstAccount` checks them. */
export const companyWizardSchema = z.extend(companyAdd, {
  first_account: flag(),
  ...z.pick(accountAdd, { user_password: true, user_email: true }).shape,
  user_id: text({ min: 3, max: 64, pattern: "code" }),
  user_name: text({ max: 64 }),
  role_id: referenceTo({ type: "number" }),
  scope: oneOf({ of: userScope }),
});

/** The values of the wizard: of a company, and of its first account. */
export type CompanyValues = z.output<typeof companyWizardSchema>;

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === "" || value === 0;

export const checkFirstAccount = async (values: Readonly<WizardValues>): Promise<StepProblems> =>
  values.first_account === 1
    ? Object.fromEntries(
        REQUIRED.filter((name) => isMissing(values[name])).map((name) => [name, "invalid.required"] as const),
      )
    : {};

type Records = ReturnType<typeof useRecords>;

/** Answers the company. If only the account was refused, the next attempt uses the company that was already created. */
export const saveCompany =
  ({ create, change }: Records) =>
  async (values: Readonly<WizardValues>, ledger: StoredParts): Promise<Readonly<WizardValues>> => {
    const facts = pickFields(values, [...COMPANY_FIELDS.company, ...COMPANY_FIELDS.contact]);
    const company = await ledger.once(
      "company",
      facts,
      create(companyReference.resource),
      change(companyReference.resource),
    );
    if (values.first_account !== 1) return company;
    const { user_password, ...account } = pickFields(values, ACCOUNT_FIELDS);
    const given = {
      ...account,
      comp_id: keyOfStored(company),
      user_type: UserType.enterprise,
      state: OpenState.enabled,
    };
    // The ledger of finished steps is stored in the tab, so it must not contain the password.
    await ledger.once(
      "account",
      given,
      (made) => create(accountReference.resource)({ ...made, user_password }),
      (stored, made) => change(accountReference.resource)(stored, { ...made, user_password }),
    );
    return company;
  };
