// Replaces forgotten passwords, without a session, under /rest/forgotten:
// POST { account, picture and its text } answers { request, seconds }, even if there is no such account
// POST { request, code } accepts the code that was sent, and answers { account, ticket }
// POST { ticket, password } sets the password, and ends all sessions of the account
import type { RestHandler } from "../../../platform/framework/calls/RestHandler";
import { requestCode } from "./ask";
import { proveCode } from "./prove";
import { replacePassword } from "./replace";

export const forgottenHandler: RestHandler = {
  open: (request, body) => {
    if (body.ticket !== undefined) return replacePassword(request, body);
    return body.request === undefined ? requestCode(request, body) : proveCode(request, body);
  },
};
