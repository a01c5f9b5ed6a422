// The end of an owner: what it means, and doing it. The platform counts and decides.
import { useGrants } from "../auth/useGrants";
import { hostInside, servesRest } from "../wire/HostInside";
import { factsIn, type Facts } from "../wire/readAnswer";

const RESOURCE = "ending";

/** The procedures of an end; `pass` is that of a record which goes to another owner. */
export const PROCEDURES = ["transfer", "archive", "erase"] as const;
export type Procedure = (typeof PROCEDURES)[number] | "pass";

/** The owner that ends, and the one that its records go to; "" for none. */
export interface EndOf {
  readonly of: string;
  readonly record: string;
  readonly to: string;
}

/** Whether this account may end owners. */
export const useMayEnd = (): boolean => {
  const grants = useGrants();
  return servesRest(RESOURCE) && grants.has(hostInside().ending?.end ?? "");
};

/** Whether this account may pass records to another owner. */
export const useMayPass = (): boolean => {
  const grants = useGrants();
  return servesRest(RESOURCE) && grants.has(hostInside().ending?.pass ?? "");
};

/** What would happen, and what stands in the way. */
export const countEnd = async (data: EndOf): Promise<Facts> => {
  const { simpleRest } = await import("../providers/restProvider");
  const { data: answer } = await simpleRest().create(RESOURCE, { data });
  return { ...factsIn(answer) };
};

/** Ends the owner, if the counts with this `mark` still hold. */
export const end = async (
  { of, record, to }: EndOf,
  how: { readonly procedure: string; readonly confirm: string; readonly mark: unknown },
): Promise<void> => {
  const { simpleRest } = await import("../providers/restProvider");
  const id = `${of}:${record}`;
  await simpleRest().update(RESOURCE, { id, data: { to, ...how }, previousData: { id } });
};
