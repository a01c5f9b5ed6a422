// Answers the request for a code. The answer and the work are the same for every text, so that they do not reveal
// whether the account exists: only the job looks for the account.
import { limitEvents, networkOf } from "../../../platform/framework/access/attempts";
import { requireHost } from "../../../platform/framework/access/identity";
import { readBrowser } from "../../../platform/framework/calls/enter";
import { checkPicture } from "../../../platform/framework/calls/signIn";
import type { OpenRequest } from "../../../platform/framework/Platform";
import type { Row } from "../../../platform/framework/storage/Store";
import { storeSecretNote } from "../../../platform/framework/storage/secretNotes";
import { transact } from "../../../platform/framework/storage/transact";
import { invalidFailure } from "../../../platform/framework/wire/Failure";
import { MINUTE } from "../../../platform/framework/wire/seconds";
import { storeCode, NOTE_LIFETIME, makeCode, makeToken, accountNoteName } from "./notes";
import { SEND_CODE_JOB_KIND, secretNoteName } from "./sendCodeJob";

/**
 * The largest number of requests of each kind from one network, and the number of seconds in which they are counted.
 */
const MOST = { ask: 20, prove: 100, replace: 100 } as const;
const WITHIN = 15 * MINUTE;
const LONGEST = 256;

/** @throws Failure 429 after too many requests */
export const limitRequests = async ({ platform, address }: OpenRequest, what: keyof typeof MOST): Promise<void> => {
  const place = `forgotten ${what}:${networkOf(address)}`;
  await limitEvents(platform.store, place, platform.now(), { most: MOST[what], seconds: WITHIN });
};

/**
 * Answers the token that belongs to the code, and for how many seconds both are valid.
 * @throws Failure 406 without an account or for a wrong picture, 429 after too many
 */
export const requestCode = async (request: OpenRequest, body: Row): Promise<Row> => {
  const { platform, params, address, language } = request;
  const { store, settings } = platform;
  await limitRequests(request, "ask");
  const account = typeof body.account === "string" ? body.account.trim() : "";
  if (account === "" || account.length > LONGEST) throw invalidFailure({ account: "invalid.required" });
  await checkPicture(request);
  const now = platform.now();
  const [token, code] = [makeToken(), makeCode(settings.VERIFICATION_CODE)];
  const whose = accountNoteName(token);
  const agent = String(params[requireHost(platform).signIn.model] ?? "");
  await transact(store, async (db) => {
    await storeCode(db, token, code, now + NOTE_LIFETIME);
    const secret = JSON.stringify({ account, code, browser: readBrowser(request) });
    await storeSecretNote({ keys: store.keys, db }, secretNoteName(whose), secret, now + NOTE_LIFETIME);
    await platform.queue.add(db, { kind: SEND_CODE_JOB_KIND, payload: { whose, agent, address, language } }, now);
  });
  return { request: token, seconds: NOTE_LIFETIME };
};
