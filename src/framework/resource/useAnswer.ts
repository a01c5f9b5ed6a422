// The answer of a call that is neither a list nor a record, such as statistics.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TypedCall } from "../wire/contract";
import { useCallingDataProvider } from "./useCallingDataProvider";

export interface AnswerOptions {
  /** Milliseconds between two requests. A hidden page sends none. */
  readonly every?: number;
  /** Milliseconds for which an answer is current. Default: 20 seconds. */
  readonly staleTime?: number;
  readonly enabled?: boolean;
}

/** `read` checks and converts the answer. The old answer stays visible until a new one arrives. */
export const useAnswer = <Data, Params extends object>(
  call: TypedCall<unknown, Params>,
  params: Partial<Params>,
  read: (data: unknown) => Data,
  { every, staleTime = 20_000, enabled = true }: AnswerOptions = {},
) => {
  const provider = useCallingDataProvider();
  return useQuery({
    queryKey: ["answer", call.path, params],
    queryFn: async () => read((await provider.call(call, { ...params }, { reads: true })).data),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime,
    refetchInterval: every ?? false,
    refetchIntervalInBackground: false,
    enabled,
  });
};
