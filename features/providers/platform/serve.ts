// POST /rest/providers                { who, proof, query } answers the address at the provider (no session yet)
// GET  /rest/providers/callback       where the provider sends people back to; leads to the sign-in page
// POST /rest/providers                { code, proof, … } begins the session, and answers as signing in does
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { Failure } from "../../../platform/framework/wire/Failure";
import { begin, answerReturn } from "./begin";
import { finish } from "./finish";

export const providers: RestHandler = {
  open: (request, body) => (body.code === undefined ? begin(request, body) : finish(request, body)),
  visit: async (request, id, url) => {
    if (id !== "callback") throw new Failure(404);
    return answerReturn(request, url);
  },
};
