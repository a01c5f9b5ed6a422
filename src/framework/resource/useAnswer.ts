// The answer of a declared call that is no list and no record: statistics and the like.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TypedCall } from "../wire/contract";
import { useCallingDataProvider } from "./useCallingDataProvider";

export interface AnswerOptions {
  /** Asked again so many milliseconds after each answer, while the page is in sight. */
  readonly every?: number;
  readonly enabled?: boolean;
}

/** `read` trusts nothing: it makes what came into what the caller shows. The former answer stands until the next is there. */
export const useAnswer = <Data, Params extends object>(
  call: TypedCall<unknown, Params>,
  params: Partial<Params>,
  read: (data: unknown) => Data,
  { every, enabled = true }: AnswerOptions = {},
) => {
  const provider = useCallingDataProvider();
  return useQuery({
    queryKey: ["answer", call.path, params],
    queryFn: async () => read((await provider.call(call, { ...params })).data),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 20_000,
    refetchInterval: every ?? false,
    refetchIntervalInBackground: false,
    enabled,
  });
};
