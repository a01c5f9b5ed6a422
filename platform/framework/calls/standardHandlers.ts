// The framework's code for calls whose meaning the definitions say.
import type { StandardCall } from "../../../generator";
import { getAccount } from "./account";
import type { Handler } from "./Handler";
import { setAccount } from "./ownAccount";
import { modifyPassword } from "./password";
import { listHeldMenus, listRelatedRoles } from "./role";
import { makeSignInCode, signIn, signOut } from "./signIn";
import { answerUploadAddress } from "./upload";

/** Null where the plain call answers. A feature has the code of `rows`; uploads are read before they reach a handler. */
export const STANDARD_HANDLERS: Readonly<Record<StandardCall, Handler | null>> = {
  "sign in": { who: "anybody", run: signIn },
  picture: { who: "anybody", run: makeSignInCode },
  "sign out": { who: "signed", run: signOut },
  "own account": { who: "signed", run: getAccount },
  "change account": { who: "signed", run: setAccount },
  password: { who: "signed", run: modifyPassword },
  upload: null,
  "upload address": { who: "signed", run: answerUploadAddress, byApiKey: true },
  rows: null,
  roles: { who: "signed", run: listRelatedRoles },
  menus: { who: "signed", run: listHeldMenus },
};
