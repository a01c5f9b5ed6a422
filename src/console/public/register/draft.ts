// Keeps typed values, except passwords, across a reload.
import { EMPTY_VALUES, type RegistrationValues } from "./values";

type Draft = Readonly<Record<string, string>>;

const DRAFT_KEY = "pilothouse.register";
const KEPT = ["company", "name", "account", "email", "area", "phone"] as const;

/** The stored values. */
export const keptDraft = (): Draft => {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "{}");
    const given = Object.entries(typeof draft === "object" && draft !== null ? draft : {});
    const texts = given.filter(([name, value]) => KEPT.some((one) => one === name) && typeof value === "string");
    return Object.fromEntries(texts);
  } catch {
    return {};
  }
};

export const readDraft = (): RegistrationValues => ({ ...EMPTY_VALUES, ...keptDraft() });

export const writeDraft = (values: RegistrationValues | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(values, [...KEPT]));
  } catch {
    // Without storage, only the form keeps the values.
  }
};
