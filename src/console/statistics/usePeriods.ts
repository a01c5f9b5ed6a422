import { useAnswer } from "pilothouse/resource";
import type { TypedCall } from "pilothouse/wire";
import type { StatisticsAddress } from "./useAddress";

/** The answers of a call for the chosen days, and for as many days before them. */
export const usePeriods = <Data, Params extends object>(
  call: TypedCall<unknown, Params>,
  read: (data: unknown) => Data,
  { now, earlier, fault }: StatisticsAddress,
  asked: Partial<Params>,
) => {
  const options = { enabled: fault === null };
  return [
    useAnswer(call, { ...now, ...asked }, read, options),
    useAnswer(call, { ...earlier, ...asked }, read, options),
  ] as const;
};
