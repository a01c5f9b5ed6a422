import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "ra-core";

const RETRIES = 2;
/** How long an answer counts as fresh when one comes back to a screen, in milliseconds. */
const FRESH = 5000;

/** What the platform refused stays refused: only what did not come through is asked for again. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status !== 0;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
