// Rules of accounts: the error codes for taken names, and the last day of validity, computed from a number of days.
import type { GivenOf, RowOf } from "pilothouse/handles";
import { DAY, type Rules } from "pilothouse/platform";
import { isEmpty } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";
import { eraseReceiver } from "../outbox/forget";

type Given = GivenOf<typeof resources.account>;
type Stored = RowOf<typeof resources.account>;

const lastDay = (days = 0, now: number): number => (days > 0 ? now + days * DAY : 0);

const validity = (values: Given, now: number): Given =>
  isEmpty(values.gmt_validity) ? { ...values, gmt_validity: lastDay(values.validity_time, now) } : values;

/** A changed number of days counts from today, unless the request also changes the last day. */
const changedValidity = (stored: Stored, values: Given, now: number): Given => {
  const { validity_time, gmt_validity } = values;
  const isChanged = validity_time !== undefined && validity_time !== stored.validity_time;
  const isGiven = gmt_validity !== undefined && gmt_validity !== stored.gmt_validity;
  return isChanged && !isGiven ? { ...values, gmt_validity: lastDay(validity_time, now) } : values;
};

export const accountRules = {
  duplicateCodes: { user_id: 1101, user_email: 1102, user_phone: 1103 },
  adding: async (step, values) => validity(values, step.now),
  setting: async (step, stored, values) => changedValidity(stored, values, step.now),
  erasing: async (step, { user_name, user_email, user_phone_area, user_phone }) => {
    const addresses = [user_email, user_phone, `${user_phone_area} ${user_phone}`.trim()];
    await eraseReceiver(step, { name: user_name, addresses });
  },
} satisfies Rules<typeof resources.account>;
