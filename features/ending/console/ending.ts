// Counts what the end of an owner would do, and ends it. The platform counts and decides.
import { type Grants, useGrants } from "../../../src/framework/auth/useGrants";
import { hostInside, servesRest } from "../../../src/framework/wire/HostInside";
import { factsIn, type Facts } from "../../../src/framework/wire/readAnswer";

const RESOURCE = "ending";

/** The procedures of an end; `pass` gives a record to another owner. */
export const PROCEDURES = ["transfer", "archive", "erase"] as const;
export type Procedure = (typeof PROCEDURES)[number] | "pass";

/** The owner that ends, and the owner that gets its records; "" for none. */
export interface EndingOwner {
  readonly of: string;
  readonly record: string;
  readonly to: string;
}

/** Whether an account with these grants may end owners. */
export const mayEndOwners = (grants: Pick<Grants, "has">): boolean =>
  servesRest(RESOURCE) && grants.has(hostInside().ending?.end ?? "");

/** Whether this account may end owners. */
export const useMayEndOwners = (): boolean => mayEndOwners(useGrants());

/** Whether this account may pass records to another owner. */
export const useMayPass = (): boolean => {
  const grants = useGrants();
  return servesRest(RESOURCE) && grants.has(hostInside().ending?.pass ?? "");
};

/** Counts what the end would do, and its obstacles. */
export const countEndEffects = async (data: EndingOwner): Promise<Facts> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  const { data: answer } = await simpleRest().create(RESOURCE, { data });
  return { ...factsIn(answer) };
};

const idOf = ({ of, record }: Pick<EndingOwner, "of" | "record">): string => `${of}:${record}`;

/** Ends the owner, if the counts with this `mark` still hold. Answers the progress. */
export const endOwner = async (
  { of, record, to }: EndingOwner,
  how: { readonly procedure: string; readonly confirm: string; readonly mark: unknown },
): Promise<Facts> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  const id = idOf({ of, record });
  const { data } = await simpleRest().update(RESOURCE, { id, data: { to, ...how }, previousData: { id } });
  return factsIn(data);
};

/** Reads the progress of the end of an owner on the platform. */
export const readEndProgress = async (ended: Pick<EndingOwner, "of" | "record">): Promise<Facts> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  const { data } = await simpleRest().getOne(RESOURCE, { id: idOf(ended) });
  return factsIn(data);
};

/** Continues an end that has stopped. */
export const continueEnding = async (ended: Pick<EndingOwner, "of" | "record">): Promise<void> => {
  const { simpleRest } = await import("../../../src/framework/providers/restProvider");
  const id = idOf(ended);
  await simpleRest().update(RESOURCE, { id, data: { again: true }, previousData: { id } });
};
