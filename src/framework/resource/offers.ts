// Which values of an enumeration the operator may choose. Where not all are allowed, the platform sends the list with the account.
// The platform checks it too; this only avoids offering values that would be refused.
import { useGetIdentity, useResourceContext } from "ra-core";
import type { EnumerationValue } from "../wire/contract";
import { factsIn } from "../wire/readAnswer";

export type MayGive = (value: EnumerationValue["value"]) => boolean;

/** For a field of the current resource. */
export const useMayGive = (field: string): MayGive => {
  const { identity } = useGetIdentity();
  const resource = useResourceContext() ?? "";
  const offered = factsIn(factsIn(identity?.offers)[resource])[field];
  return (value) => !Array.isArray(offered) || offered.map(String).includes(String(value));
};
