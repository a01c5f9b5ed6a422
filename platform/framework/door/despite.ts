// Decides which declared calls work without a required factor, with an API key, or while viewing as a role.
import type { Model } from "../../../generator";
import type { DeclaredCall } from "../calls/Handler";
import { needsStepUp } from "../calls/stepUp";
import { isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { SpecialCallers } from "./door";

/** Whether changes of a resource give or take rights. */
const givesRights = ({ identity }: Model, { resource }: DeclaredCall): boolean =>
  [identity?.account, identity?.role, identity?.menu, identity?.apiKey].some(
    (part) => part?.resource === resource.name,
  );

/** Without a required factor, accounts may read their own data, change their password and sign out. */
const isForLacking = ({ host }: Model, { call }: DeclaredCall, params: Row): boolean =>
  (call.path === host?.own?.path && Object.values(params).every(isEmpty)) ||
  call.path === host?.signOut?.path ||
  call.path === host?.password?.path;

/**
 * Programs cannot grant rights or make calls that need a proof. Calls without a menu key, such as changing a password,
 * are for people only, unless their code allows programs.
 */
const isForPrograms = (model: Model, called: DeclaredCall, params: Row): boolean => {
  const { call, handler } = called;
  if (call.verb === "list" || call.verb === "get") return true;
  const isOwn = handler?.who === "signed" && handler.byApiKey !== true;
  return !isOwn && !givesRights(model, called) && !needsStepUp(call, params);
};

/** Which special callers may make the call with these parameters. */
export const specialCallersOf = (model: Model, called: DeclaredCall, params: Row): SpecialCallers => ({
  lacking: isForLacking(model, called, params),
  apiKey: isForPrograms(model, called, params),
  looking: called.call.path === model.host?.signOut?.path || (called.call.reads && called.call.trail === "none"),
});
