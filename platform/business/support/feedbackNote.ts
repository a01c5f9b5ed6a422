// Rules of notes about a conversation: each has the account that wrote it.
import type { Rules } from "pilothouse/platform";
import type { resources } from "../../generated/resources";

export const feedbackNoteRules = {
  adding: async ({ caller }, values) => ({ ...values, account_id: caller.key }),
} satisfies Rules<typeof resources.feedback_note>;
