// The rights of the account that signed in, read in the same way as the console reads them.
import type { Model } from "../generator";
import { readRoleRights } from "../src/framework/providers/roleRights";
import { setHostInside } from "../src/framework/wire/HostInside";
import { WireFailure } from "../src/framework/wire/WireFailure";
import { repeatIfClosed, outcomeOf } from "./ask";
import type { ProbedRow } from "./Report";
import type { GrantedKeys } from "./screens";

export interface Rights {
  readonly granted: GrantedKeys;
  /** Whether the host has no roles, or no menus. */
  readonly hasNone: boolean;
  /** One sentence. */
  readonly says: string;
}

/** Whether the platform lists the rights of an account. */
export const listsRights = (own: ProbedRow): boolean => Array.isArray(own.menus) && own.super !== undefined;

const ALL: GrantedKeys = { has: () => true };

const listed = ({ menus, super: isSuper }: ProbedRow, user: string): Rights => {
  if (isSuper === true || isSuper === 1) return { granted: ALL, hasNone: false, says: `${user} may do everything.` };
  const granted = new Set((Array.isArray(menus) ? menus : []).filter((key) => typeof key === "string"));
  return { granted, hasNone: false, says: `${user} is granted ${granted.size} menus.` };
};

export const readRights = async ({ host }: Model, own: ProbedRow, user: string): Promise<Rights> => {
  if (host === null || host.rights === null)
    return { granted: ALL, hasNone: false, says: "Everybody who signs in sees all screens." };
  if (listsRights(own)) return listed(own, user);
  setHostInside(host);
  const { rights, menus } = host;
  try {
    const granted = await repeatIfClosed(() => readRoleRights(own, rights));
    const none = `grant no menu: a console shows nothing but the dashboard. Compare \`identity\` in console.yaml with what ${rights.path} and ${menus?.path} answer.`;
    return {
      granted,
      hasNone: false,
      says: `The roles of ${user} ${granted.size === 0 ? none : `grant ${granted.size} menus.`}`,
    };
  } catch (error) {
    if (!(error instanceof WireFailure)) throw error;
    const heard = outcomeOf(error);
    const why = heard.verdict === "answers" ? "" : heard.says;
    return heard.verdict === "lacks"
      ? {
          granted: ALL,
          hasNone: true,
          says: `The host has no ${error.path}, so everybody who signs in sees all screens.`,
        }
      : {
          granted: null,
          hasNone: false,
          says: `The roles of ${user} cannot be read (${error.path}: ${why}): no console opens.`,
        };
  }
};
