// Rules of servers: operators get a message when a server goes offline.
import type { RowOf } from "pilothouse/handles";
import type { Reading, Rules } from "pilothouse/platform";
import { EmailLinkType, ServerStatus, SysnotifyType } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import { notifyOperators, words } from "../outbox";

type Server = RowOf<typeof resources.server>;

/** Notifies operators if the server was online until now. */
export const notifyOffline = async (
  reading: Reading,
  { name, sys, state }: Server,
  after?: Server["state"] | null,
): Promise<void> => {
  if (after !== ServerStatus.offline || state === ServerStatus.offline) return;
  const occasion = SysnotifyType.server_alarm;
  const mails = EmailLinkType.alarm;
  await notifyOperators(reading, { words: words.SERVER_OFFLINE_WORDS, values: { name }, occasion, mails, sys });
};

export const serverRules = {
  setting: async (step, stored, values) => {
    await notifyOffline(step, stored, values.state);
    return values;
  },
} satisfies Rules<typeof resources.server>;
