import { FIRST_LANGUAGE } from "../../../generator";
import { defineJob } from "../../../platform/framework/Platform";
import { tableFor } from "../../../platform/framework/storage/tableFor";
import { fillPlaceholders, findReaction, readReactionEvent, sentColumns } from "./Reacting";
import { textValues } from "./valuesOf";

export const MAIL_JOB_KIND = "reaction_mail";

export const mailJob = defineJob({
  kind: MAIL_JOB_KIND,
  tries: 12,
  read: readReactionEvent,
  failed: async (_, { id, name }) => console.error(`The mail of ${name} was not sent (job ${id}).`),
  async run({ platform }, happened) {
    const found = findReaction(platform.model, happened);
    const mail = found?.reaction.mail ?? null;
    if (found === null || mail === null || platform.mailing === undefined) return { sent: 0 };
    const table = tableFor(platform, found.resource.name);
    const values = await textValues(platform, table, sentColumns(table, found.reaction), happened.record);
    const [subject, text] = [mail.title, mail.text].map((words) => fillPlaceholders(words[FIRST_LANGUAGE], values));
    await platform.mailing(platform, { to: mail.to, subject: subject ?? "", text: text ?? "" });
    return { sent: 1 };
  },
});
