// What every account may read without a menu key: the menu tree, which consoles draw, and its own roles, from which
// consoles derive its rights.
import { identityOf } from "../access/identity";
import type { SignedRequest } from "../Platform";
import { decodeRow, isEmpty } from "../storage/codec";
import type { Answer } from "../wire/envelope";

export const isMenuTreeCall = ({ platform, resource, call }: SignedRequest): boolean =>
  call.verb === "list" && resource.name === platform.model.identity?.menu.resource;

/** Null if the request is about anything except a role of the caller. */
export const answerOwnRole = ({ platform, resource, call, caller, params }: SignedRequest): Answer | null => {
  if (call.verb !== "get" || resource.name !== platform.model.identity?.role.resource) return null;
  const { roles } = identityOf(platform);
  const key = params[roles.key.name];
  const own = isEmpty(key) ? undefined : caller.roles.find((role) => String(role[roles.key.name]) === String(key));
  return own ? { data: decodeRow(roles, own), count: 1 } : null;
};
