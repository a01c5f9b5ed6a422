// Accounts of this product: how a name that is taken is answered, and days of validity counted from when one is made.
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
