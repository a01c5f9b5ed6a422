// Checks a file of devices before any transaction. Refuses a file that is not an xlsx file, is too large, or has no
// UIDs. Then the job of deviceFiles.ts imports it. Files at other addresses wait for the factory's own importer.
import type { GivenOf, ParamsOf } from "pilothouse/handles";
import { answerAdd, type Answer, invalidFailure, type Rules, type SignedRequest } from "pilothouse/platform";
import { ImportState } from "../../../shared/generated/enums";
import type { resources } from "../../generated/resources";
import { queueDeviceFile } from "./deviceFiles";
import { findUploadedFile, openDeviceSheet } from "./deviceSheet";

type Given = ParamsOf<typeof resources.device_import, "add">;

export const submitDeviceImport = async (request: SignedRequest<Given>): Promise<Answer> => {
  const { platform, params } = request;
  const file = await findUploadedFile(platform, params.url);
  if (file !== null) {
    const { devices } = await openDeviceSheet(platform, file);
    const first = await devices.next();
    await devices.return(undefined);
    if (first.done === true) throw invalidFailure<Given>({ url: "invalid.deviceFile" });
  }
  return answerAdd(request);
};

export const deviceImportRules = {
  adding: async ({ caller, language }, values): Promise<GivenOf<typeof resources.device_import>> => ({
    ...values,
    state: ImportState.pending,
    total: 0,
    failed: 0,
    user_id: caller.key,
    lang: language,
  }),
  added: async ({ platform, db }, stored) => {
    if ((await findUploadedFile(platform, stored.url)) !== null) await queueDeviceFile(platform, db, stored);
    return stored;
  },
} satisfies Rules<typeof resources.device_import>;
