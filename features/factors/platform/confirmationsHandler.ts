// People prove their identity again (ADR 46). The only record is that of the caller's session, with the id "session".
// GET /rest/confirmations { id, way, until }: how people prove it, and until when the last proof counts, in seconds
// since 1970
// POST /rest/confirmations { passkey: true } answers { options } for the browser to use a passkey; null if the account
// has none
//                             { credential }, { code } or { password } proves the identity, and answers the same as GET
import { identityOf } from "../../../platform/framework/access/identity";
import { recordProof } from "../../../platform/framework/access/sessions";
import { recordRefusedSignIn } from "../../../platform/framework/calls/enter";
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { readProvenUntil, proofMethodOf } from "./demandProof";
import type { SessionRequest } from "../../../platform/framework/Platform";
import type { Row } from "../../../platform/framework/storage/Store";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { notifyOfRecovery } from "./factorsHandler";
import { proofsOf } from "./hasFactor";
import { recordUse } from "./uses";
import { verifyPassword, runWithProof } from "./proof";

const describe = async (request: SessionRequest): Promise<Row> => ({
  id: "session",
  way: await proofMethodOf(request),
  until: await readProvenUntil(request),
});

/** @throws Failure 406 or 512 for a wrong proof, 514 if it is too early for another try */
const prove = async (request: SessionRequest, { code, password, ...sent }: Row): Promise<void> => {
  const { platform, token } = request;
  const { db } = platform.store;
  const way = await proofMethodOf(request);
  if (way === "sign_in") throw invalidFailure({ password: "invalid.standard" });
  if (way === "code")
    return runWithProof(request, { password: null, code, sent }, async (step, { isRecovery }) => {
      if (isRecovery) await notifyOfRecovery(request, step);
      await recordUse(step, "proof");
      await recordProof(step, token, platform.now());
    });
  await verifyPassword(request, password);
  await recordUse(db, "proof");
  await recordProof(db, token, platform.now());
};

export const confirmationsHandler: RestHandler = {
  forLacking: ["list", "get", "add", "set", "del"],
  async list(request) {
    return { rows: [await describe(request)], total: 1 };
  },
  get: describe,
  async add(request, body) {
    const { platform, caller } = request;
    const asked = proofsOf(platform).find(({ name }) => body[name] === true);
    if (asked) return { id: asked.name, options: await asked.ask(platform, caller.key, "confirm") };
    await prove(request, body).catch(async (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const name = String(caller.account[identityOf(platform).account.name]);
      throw await recordRefusedSignIn(platform.store, { name, account: caller.account }, error);
    });
    return describe(request);
  },
};
