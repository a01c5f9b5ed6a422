// POST /rest/providers { who, proof, query } answers the address at the provider, without a session
// GET /rest/providers/callback the address to which the provider sends people back; leads to the sign-in page
// POST /rest/providers { code, proof, … } begins the session, and answers like a normal sign-in
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { Failure } from "../../../platform/framework/wire/Failure";
import { beginProviderSignIn, answerProviderReturn } from "./beginProviderSignIn";
import { finishProviderSignIn } from "./finishProviderSignIn";

export const providersHandler: RestHandler = {
  open: (request, body) =>
    body.code === undefined ? beginProviderSignIn(request, body) : finishProviderSignIn(request, body),
  visit: async (request, id, url) => {
    if (id !== "callback") throw new Failure(404);
    return answerProviderReturn(request, url);
  },
};
