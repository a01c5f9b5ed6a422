// Rules of accounts: the error codes for taken names, and the last day of validity, computed from a number of days.
import type { GivenOf } from "pilothouse/handles";
import { DAY, type Rules } from "pilothouse/platform";
import { isEmpty } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";

type Given = GivenOf<typeof resources.account>;

const validity = (values: Given, now: number): Given => {
  const days = Number(values.validity_time ?? 0);
  return days > 0 && isEmpty(values.gmt_validity) ? { ...values, gmt_validity: now + days * DAY } : values;
};

export const account = {
  duplicateCodes: { user_id: 1101, user_email: 1102, user_phone: 1103 },
  adding: async (step, values) => validity(values, step.now),
} satisfies Rules<typeof resources.account>;
