// Calls that the framework itself can implement, because the definitions give their meaning: calls that host.yaml
// names, the call that changes an account, and calls that answer the roles and menus to choose from.
import type { CallModel, Model, ResourceModel } from "./Model";

export type StandardCall =
  | "sign in"
  | "picture"
  | "sign out"
  | "own account"
  | "change account"
  | "password"
  | "upload"
  | "upload address"
  | "rows"
  | "roles"
  | "menus";

type Named = (Pick<CallModel, "path"> & Partial<Pick<CallModel, "constants">>) | null | undefined;

/** Answers the meaning of a call of the model; null if it has none. */
export const standardCallsOf = ({ host, identity, resources }: Model) => {
  const fields = resources.flatMap(({ fields: own, calls }) => [...own, ...calls.flatMap(({ params }) => params)]);
  const isPick = (call: CallModel, of?: string): boolean =>
    call.verb === "action" && fields.some(({ options }) => options.to === of && options.pick === call.name);
  return ({ name }: ResourceModel, call: CallModel): StandardCall | null => {
    const is = (named: Named): boolean =>
      named?.path === call.path &&
      Object.entries(named.constants ?? {}).every(
        ([key, value]) => JSON.stringify(call.constants[key]) === JSON.stringify(value),
      );
    if (is(host?.signIn)) return "sign in";
    if (is(host?.picture)) return "picture";
    if (is(host?.signOut)) return "sign out";
    if (is(host?.own)) return "own account";
    if (is(host?.password)) return "password";
    if (is(host?.upload?.form)) return "upload";
    if (is(host?.upload?.put)) return "upload address";
    if (is(host?.rows)) return "rows";
    if (name === identity?.account.resource && call.name === "set") return "change account";
    if (name === identity?.role.resource && isPick(call, name)) return "roles";
    return name === identity?.menu.resource && isPick(call, name) ? "menus" : null;
  };
};
