// The checks of a new company before it is sent.
import { type RegistrationField, REGISTRATION_FIELDS, type Problems, type RegistrationValues } from "./values";

const HOME = "+86";
const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 64;

const rules: Readonly<Record<RegistrationField, (value: string, values: RegistrationValues) => boolean>> = {
  company: (value) => value !== "",
  name: (value) => value !== "",
  account: (value) => /^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/.test(value),
  email: (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value),
  phone: (value, { area }) => (area === HOME ? /^\d{11}$/ : /^\d{4,20}$/).test(value.replaceAll(/[ -]/g, "")),
  password: (value) => value.length >= LEAST_PASSWORD && value.length <= MOST_PASSWORD,
  again: (value, { password }) => value === password,
  code: (value) => value !== "",
};

const isSecret = (field: RegistrationField): boolean => field === "password" || field === "again";

export const findProblems = (values: RegistrationValues): Problems =>
  Object.fromEntries(
    REGISTRATION_FIELDS.filter(
      (field) => !rules[field](isSecret(field) ? values[field] : values[field].trim(), values),
    ).map((field) => [field, "invalid"]),
  );
