// Cloud authorization, for users of client apps on the public pages and for the third parties that send them there.
//   /user/login   user id and password of an app user                -> a session for the visitor
//   /auth/cloud   app_key, return_url                                -> the third party, to show it to the visitor
//                 app_key, return_url, grant 1, by a visitor         -> the address to return to, with a code
//                 app_key, app_secret, code                          -> a session, for the third party's own server
//                 app_key, user_id, auth_key signed by a third party -> a session for the visitor
//                 nothing, by a visitor                              -> the visitor and their devices
import { AppUserState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { randomBytes } from "node:crypto";
import type { RowOf, SentOf } from "pilothouse/handles";
import {
  type Answer,
  countPasswordTry,
  checkPicture,
  describeSession,
  Failure,
  cancelPasswordTry,
  hashToken,
  isPasswordCorrect,
  renewHash,
  isPictureDue,
  recognizeBrowser,
  type OpenRequest,
  readCredentials,
  rememberBrowser,
  wrongTryFailure,
} from "pilothouse/platform";
import { findByKey, isEmpty, addNote, tableFor, consumeNote } from "pilothouse/platform/storage";
import {
  describeThirdParty,
  findThirdParty,
  isAppSecret,
  returnAddressOf,
  SIGNED_KEY_LIFETIME,
  type ThirdParty,
  isSignedFor,
  wrongKeyFailure,
} from "./thirdParties";
import { beginVisit, describeVisitor, findVisitor, visitorName } from "./visitors";

type User = RowOf<typeof resources.app_user>;
type Given = SentOf<typeof resources.session, "cloud">;

const CODE_SECONDS = 600;

/** Starts a session and describes it. `browser` is the token that identifies this browser from now on. */
const visitOf = async (
  { platform }: OpenRequest,
  user: User,
  { browser, ...more }: { readonly browser?: string; readonly name?: string; readonly company?: string } = {},
): Promise<Answer> => {
  const userId = user.user_id;
  const session = await beginVisit(platform.store.db, userId, platform.now());
  const described = await describeVisitor(platform, { userId, user });
  return { data: { ...describeSession(platform, session, browser), ...described, ...more }, count: 1 };
};

const usable = (user: User): User => {
  if (user.state === AppUserState.locked) throw new Failure(517);
  return user;
};

/** Signs in an app user. @throws Failure 514 for a wrong user id or password, 517 for a locked user */
export const signInToCloud = async (
  request: OpenRequest<SentOf<typeof resources.session, "cloud_sign_in">>,
): Promise<Answer> => {
  const { platform, params, address } = request;
  const { store } = platform;
  const { db } = store;
  const now = platform.now();
  const userId = (params.user_id ?? "").trim();
  if (!isEmpty(params.app_key)) await findThirdParty(platform, params.app_key);
  const name = visitorName(userId);
  const own = { device: params.device_id, token: params.device_token };
  const browser = await recognizeBrowser(db, name, own, now);
  const attempt = { account: name, address, browser };
  if (await isPictureDue(db, attempt, now)) await checkPicture(request, true);
  const given = await readCredentials(request, userId);
  await countPasswordTry(store, attempt, now);
  const users = tableFor(platform, resources.app_user);
  const found = userId === "" ? null : await findByKey(db, users, userId);
  const user = found && found.state !== AppUserState.deleted ? found : null;
  const cost = platform.settings.PASSWORD_COST;
  const isRight = await isPasswordCorrect(given?.secret ?? "", given ? (user?.user_password ?? "") : "", cost);
  if (!user || !isRight) throw await wrongTryFailure(db, attempt, now, new Failure(514));
  await cancelPasswordTry(store, attempt);
  if (given) await renewHash(store, users, user, "user_password", { secret: given.secret, cost }, now);
  const remembered = await rememberBrowser(db, name, own, browser, now);
  return visitOf(request, usable(user), { browser: remembered });
};

const withQuery = (address: URL, values: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) if (value !== "") url.searchParams.set(name, value);
  return url.href;
};

/** Describes the third party. If the visitor agreed (grant 1), adds the return address with a code that works once. */
const authorize = async (request: OpenRequest<Given>, thirdParty: ThirdParty): Promise<Answer> => {
  const { platform, params, token } = request;
  const address = returnAddressOf(thirdParty, params.return_url);
  const { state = "" } = params;
  const facts = {
    ...(await describeThirdParty(platform, thirdParty)),
    ...({ return_url: address.href } satisfies Pick<Given, "return_url">),
    cancel_url: withQuery(address, { error: "access_denied", state }),
  };
  if (params.grant !== 1) return { data: facts, count: 1 };
  const visitor = await findVisitor(platform, token);
  if (!visitor) throw new Failure(401);
  const code = randomBytes(24).toString("base64url");
  const note = `grant:${thirdParty.id}:${hashToken(code)}`;
  await addNote(platform.store.db, note, visitor.userId, platform.now(), CODE_SECONDS);
  return { data: { ...facts, granted_url: withQuery(address, { code, state }) }, count: 1 };
};

const exchange = async (request: OpenRequest<Given>, thirdParty: ThirdParty): Promise<Answer> => {
  const { platform, params } = request;
  const { db } = platform.store;
  if (!isAppSecret(thirdParty, params.app_secret)) throw wrongKeyFailure();
  const note = `grant:${thirdParty.id}:${hashToken(params.code ?? "")}`;
  const userId = await consumeNote(db, note, platform.now());
  const user = userId === null ? null : await findByKey(db, tableFor(platform, resources.app_user), userId);
  if (!user) throw wrongKeyFailure();
  return visitOf(request, usable(user));
};

const vouched = async (request: OpenRequest<Given>, thirdParty: ThirdParty): Promise<Answer> => {
  const { platform, params } = request;
  const { user_id: userId = "", auth_key = "" } = params;
  const now = platform.now();
  const isNew = () => addNote(platform.store.db, `vouched:${hashToken(auth_key)}`, "", now, 2 * SIGNED_KEY_LIFETIME);
  if (!isSignedFor(thirdParty, userId, auth_key, now) || !(await isNew())) throw wrongKeyFailure();
  const user = await findByKey(platform.store.db, tableFor(platform, resources.app_user), userId);
  if (!user || user.state === AppUserState.deleted) throw new Failure(406, "account", { context: "account" });
  return visitOf(request, usable(user), await describeThirdParty(platform, thirdParty));
};

/** Answers /auth/cloud by the parameters that are given (see above). @throws Failure 401, 406, 517 */
export const authorizeCloud = async (request: OpenRequest<Given>): Promise<Answer> => {
  const { platform, params, token } = request;
  if (isEmpty(params.app_key)) {
    const visitor = await findVisitor(platform, token);
    if (!visitor) throw new Failure(401);
    return { data: await describeVisitor(platform, visitor), count: 1 };
  }
  const thirdParty = await findThirdParty(platform, params.app_key);
  if (!isEmpty(params.code)) return exchange(request, thirdParty);
  if (!isEmpty(params.auth_key)) return vouched(request, thirdParty);
  return authorize(request, thirdParty);
};
