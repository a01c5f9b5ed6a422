// GET /rest/sessions the caller's open sessions POST /rest/sessions { challenge, code, … } completes a sign-in with a
// second step (without a session) DELETE /rest/sessions/<id> ends one of them DELETE /rest/sessions/others ends all
// except the caller's own
import { endSessionsOf, endSessionWithId, listSessionsOf } from "../access/sessions";
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import type { Row } from "../storage/Store";
import { recordEntry } from "../storage/Recorder";
import { transact } from "../storage/transact";
import { Failure } from "../wire/Failure";

/** In place of an id, this means all sessions except the caller's own. No id contains these letters. */
const OTHERS = "others";

const listOwn = async ({ platform, caller, token }: SessionRequest): Promise<readonly Row[]> => {
  const found = await listSessionsOf(platform.store.db, caller.key, token, platform.now());
  return found.map(({ isCurrent, ...about }) => ({ ...about, current: isCurrent }));
};

export const sessionsHandler: RestHandler = {
  forLacking: ["list", "get", "add", "set", "del"],
  async list(request, { offset, limit }) {
    const rows = await listOwn(request);
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  },
  async get(request, id) {
    const found = (await listOwn(request)).find((one) => one.id === id);
    if (found === undefined) throw new Failure(404, "record");
    return found;
  },
  // A sign-in is completed without a session, so this function is `open`.
  async open(request, body) {
    const { twoStep } = request.platform;
    if (twoStep === null) throw new Failure(401);
    return twoStep.take(request, body);
  },
  async del({ platform, caller, token }, id) {
    const isEnded = await transact(platform.store, async (db) => {
      const isFound = id === OTHERS || (await endSessionWithId(db, caller.key, id));
      if (id === OTHERS) await endSessionsOf(db, caller.key, token);
      if (isFound) recordEntry(db, { is: "event", event: "sign_out", facts: { session: id } });
      return isFound;
    });
    if (!isEnded) throw new Failure(404, "record");
  },
};
