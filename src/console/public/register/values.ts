import type { FailureText } from "../failureText";

export const REGISTRATION_FIELDS = [
  "company",
  "name",
  "account",
  "email",
  "phone",
  "password",
  "again",
  "code",
] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];
export type RegistrationValues = Readonly<Record<RegistrationField | "area", string>>;

export const EMPTY_VALUES: RegistrationValues = {
  company: "",
  name: "",
  account: "",
  email: "",
  area: "+86",
  phone: "",
  password: "",
  again: "",
  code: "",
};

/** The problem of a field. Its message is `<problem>.<field>`. */
export type ValueProblem = "invalid" | "exists" | "guessable";
export type Problems = Readonly<Partial<Record<RegistrationField, ValueProblem>>>;
export type ProblemTexts = Readonly<Partial<Record<RegistrationField, FailureText>>>;

export const PHONE_AREAS = [
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
