import type { FailureText } from "../Said";

export const FIELDS = ["company", "name", "account", "email", "phone", "password", "again", "code"] as const;
export type Field = (typeof FIELDS)[number];
export type Values = Readonly<Record<Field | "area", string>>;

export const EMPTY: Values = {
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
export type Problem = "invalid" | "exists" | "guessable";
export type Problems = Readonly<Partial<Record<Field, Problem>>>;
export type SaidProblems = Readonly<Partial<Record<Field, FailureText>>>;

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
