// The fields of a new company, and the checks before they are sent.
import { loadOverNetwork, loadSending } from "pilothouse/public";
import { type FieldOf, type ParamsOf, post } from "pilothouse/wire";
import type { Account } from "../../../generated/operate/account/account.schema";
import type { Company } from "../../../generated/operate/company/company.schema";
import type { cdkCalls } from "../../../generated/product/cdk/cdk.calls";
import type { sessionCalls } from "../../../generated/service/session/session.calls";
import { type Field, FIELDS, type Values } from "./values";

/** What is wrong with a field. Its message is `<problem>.<field>`. */
export type Problem = "invalid" | "exists" | "guessable";
export type Problems = Readonly<Partial<Record<Field, Problem>>>;

export const AREAS = [
  "+86",
  "+852",
  "+853",
  "+886",
  "+1",
  "+33",
  "+34",
  "+39",
  "+41",
  "+44",
  "+46",
  "+47",
  "+48",
].concat(["+49", "+55", "+60", "+61", "+62", "+63", "+65", "+66", "+7", "+81", "+82", "+84", "+90", "+91", "+971"]);

const HOME = "+86";
const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 64;

const rules: Readonly<Record<Field, (value: string, values: Values) => boolean>> = {
  company: (value) => value !== "",
  name: (value) => value !== "",
  account: (value) => /^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/.test(value),
  email: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  phone: (value, { area }) => (area === HOME ? /^\d{11}$/ : /^\d{4,20}$/).test(value.replaceAll(/[ -]/g, "")),
  password: (value) => value.length >= LEAST_PASSWORD && value.length <= MOST_PASSWORD,
  again: (value, { password }) => value === password,
  code: (value) => value !== "",
};

const isSecret = (field: Field): boolean => field === "password" || field === "again";

export const problemsOf = (values: Values): Problems =>
  Object.fromEntries(
    FIELDS.filter((field) => !rules[field](isSecret(field) ? values[field] : values[field].trim(), values)).map(
      (field) => [field, "invalid"],
    ),
  );

/** A company and its first account are sent together, with the text of a captcha. */
type Asked =
  | FieldOf<Company>
  | FieldOf<Account>
  | FieldOf<ParamsOf<typeof sessionCalls.sign_in>>
  | FieldOf<Pick<ParamsOf<typeof cdkCalls.use>, "request_id">>;

/** Name on the wire -> field of the form. */
const FROM_WIRE = {
  comp_name: "company",
  user_name: "name",
  comp_person: "name",
  user_id: "account",
  user_email: "email",
  user_phone: "phone",
  user_phone_area: "phone",
  comp_phone: "phone",
  comp_phone_area: "phone",
  user_password: "password",
  verify_code: "code",
} as const satisfies Partial<Record<Asked, Field>>;
const fieldsByName: ReadonlyMap<string, Field> = new Map(Object.entries(FROM_WIRE));

const PROBLEMS: Readonly<Record<string, Problem>> = { "invalid.exists": "exists", "invalid.guessable": "guessable" };

/** Code -> the field it is about. */
const FROM_CODE: Readonly<Record<number, Field>> = { 409: "company", 1101: "account", 1102: "email", 1103: "phone" };

/** The problems that an answer reports for fields. */
export const refusedFields = (code: number, fields: Readonly<Record<string, string>>): Problems => {
  const named = Object.entries(fields).flatMap(([name, key]) => {
    const field = fieldsByName.get(name);
    return field ? [[field, PROBLEMS[key] ?? "invalid"] as const] : [];
  });
  const only = FROM_CODE[code];
  return Object.fromEntries(named.length > 0 || !only ? named : [[only, "exists" as const]]);
};

/** @throws WireFailure */
export const register = async (values: Values, verifyId: string, request: string): Promise<void> => {
  const account = values.account.trim();
  const [{ transformPassword }, { accountCalls }] = await Promise.all([
    loadSending(),
    loadOverNetwork(() => import("../../../generated/operate/account/account.calls")),
  ]);
  const { path, style } = accountCalls.add;
  await post(
    path,
    {
      comp_name: values.company.trim(),
      user_name: values.name.trim(),
      user_id: account,
      user_email: values.email.trim(),
      user_phone_area: values.area,
      user_phone: values.phone.replaceAll(/[ -]/g, ""),
      user_password: await transformPassword(account, values.password),
      verify_id: verifyId,
      verify_code: values.code.trim(),
      request_id: request,
    } satisfies Partial<Record<Asked, unknown>>,
    // Sent without a token: an operator who is signed in here also registers another company.
    { style, token: "" },
  );
};
