// Starts the marks of the audit trail: checks that the trail continues from them, and writes new ones.
import type { OpenedStore, TrailMarks } from "../../../platform/framework/Feature";
import type { Platform } from "../../../platform/framework/Platform";
import { readMasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import type { Settings } from "../../../platform/framework/settings/settings";
import { tablesOf } from "../../../platform/framework/storage/Table";
import { beginMarks } from "./beginMarks";
import { keepMarks } from "./keepMarks";
import { Marks } from "./Marks";

const SUBJECT = "Audit trail";

/** @throws Refusal if TRAIL_MARKS_MAIL is set but mails cannot be sent */
const mailerOf = ({ TRAIL_MARKS_MAIL: to, SMTP_URL, JOBS }: Settings, mailing: OpenedStore["mailing"]) => {
  if (to === null || !JOBS) return null;
  if (mailing === undefined)
    throw new Refusal("TRAIL_MARKS_MAIL is set, but this console sends no mails; leave it out.");
  if (SMTP_URL === null)
    throw new Refusal("TRAIL_MARKS_MAIL is set, but no mail server; set SMTP_URL, or leave it out.");
  return (platform: Platform, text: string) => mailing(platform, { to, subject: SUBJECT, text });
};

/**
 * Null if the console has no trail.
 * @throws Refusal if the trail of the store does not continue from its marks
 */
export const startMarking = async ({
  store,
  settings,
  model,
  dataDir,
  databaseUrl,
  files,
  mailing,
}: OpenedStore): Promise<TrailMarks | null> => {
  const table = tablesOf(model).get(model.trail?.resource ?? "");
  if (table === undefined) return null;
  const mailer = mailerOf(settings, mailing);
  const marks = new Marks({
    dataDir,
    databaseUrl,
    files: settings.FILES_URL === null ? null : files,
    masters: readMasterKeys({ ...settings, dataDir }),
  });
  const begun = await beginMarks(store, table, marks);
  return {
    isAccepted: begun.accepted !== null,
    keep: async (platform) => {
      const mail = mailer === null ? null : (line: string) => mailer(platform(), line);
      return (await keepMarks(platform, table, marks, begun, mail)).end;
    },
  };
};
