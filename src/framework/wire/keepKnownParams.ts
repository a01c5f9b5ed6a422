import { can } from "./Host";
import type { Call, Payload } from "./contract";
import { REQUEST_ID } from "./ownNames";

/** Removes parameters that only other platforms know, and the id of the request if the platform ignores it. */
export const keepKnownParams = ({ further = [] }: Pick<Call, "further">, params: Payload): Payload => {
  const unknown = [...(can("further") ? [] : further), ...(can("once") ? [] : [REQUEST_ID])];
  return Object.fromEntries(Object.entries(params).filter(([name]) => !unknown.includes(name)));
};
