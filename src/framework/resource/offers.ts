// Which values of an enumeration the operator may choose. If not all, the platform sends a list with the account. It
// also refuses the others, but people should not be offered what is refused.
import { useGetIdentity, useResourceContext } from "ra-core";
import type { EnumerationValue } from "../wire/contract";
import { factsIn } from "../wire/readAnswer";

export type MayGive = (value: EnumerationValue["value"]) => boolean;

/** Limits the values of a field of the current resource. */
export const useMayGive = (field: string): MayGive => {
  const { identity } = useGetIdentity();
  const resource = useResourceContext() ?? "";
  const offered = factsIn(factsIn(identity?.offers)[resource])[field];
  return (value) => !Array.isArray(offered) || offered.map(String).includes(String(value));
};
