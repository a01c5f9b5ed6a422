import { textIn } from "../kit/readAnswer";

const FIRST_PASSED = 2;
const TOP_COMPANY = "1";

type Facts = Readonly<Record<string, unknown>>;
export type Reason = "own" | "twice" | "above";

/** Why this account may not audit a withdrawal as it stands, as far as the page can know; the platform says the last word. */
export const whyNot = (record: Facts, own: { readonly account: string; readonly company: string }): Reason | null => {
  if (own.account === "") return null;
  if (textIn(record.account_id) === own.account) return "own";
  if (textIn(record.first_audit_id) === own.account) return "twice";
  const isOfOwn = textIn(record.comp_id) === own.company && own.company !== TOP_COMPANY;
  return record.audit_state === FIRST_PASSED && isOfOwn ? "above" : null;
};
