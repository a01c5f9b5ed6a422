// The values of an enumeration that the operator may choose. If these are not all values, the platform sends a list
// with the account. People are not offered the other values, because the platform would refuse them.
import { useGetIdentity, useResourceContext } from "ra-core";
import type { EnumerationValue } from "../wire/contract";
import { factsIn } from "../wire/readAnswer";

export type MayGiveValue = (value: EnumerationValue["value"]) => boolean;

/** Limits the values of a field of the current resource. */
export const useMayGive = (field: string): MayGiveValue => {
  const { identity } = useGetIdentity();
  const resource = useResourceContext() ?? "";
  const offered = factsIn(factsIn(identity?.offers)[resource])[field];
  return (value) => !Array.isArray(offered) || offered.map(String).includes(String(value));
};
