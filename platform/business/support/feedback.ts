// Rules of feedback: a person who takes it over or resolves it becomes its handler, unless it has one already.
import type { Rules } from "pilothouse/platform";
import { isEmpty } from "pilothouse/platform/storage";
import type { resources } from "../../generated/resources";

export const feedbackRules = {
  setting: async ({ caller }, stored, values) => {
    const isMoved = values.state !== undefined && values.state !== stored.state;
    return isMoved && isEmpty(values.account_id ?? stored.account_id) ? { ...values, account_id: caller.key } : values;
  },
} satisfies Rules<typeof resources.feedback>;
