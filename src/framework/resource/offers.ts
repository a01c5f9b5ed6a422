// Which values of an enumeration the operator may give: where not all, the platform says so with the account. It refuses the
// others all the same; this is so that nobody chooses what will be refused.
import { useGetIdentity, useResourceContext } from "ra-core";
import type { EnumerationValue } from "../wire/contract";
import { factsIn } from "../wire/readAnswer";

export type MayGive = (value: EnumerationValue["value"]) => boolean;

/** Of a field of the resource around. */
export const useMayGive = (field: string): MayGive => {
  const { identity } = useGetIdentity();
  const resource = useResourceContext() ?? "";
  const offered = factsIn(factsIn(identity?.offers)[resource])[field];
  return (value) => !Array.isArray(offered) || offered.map(String).includes(String(value));
};
