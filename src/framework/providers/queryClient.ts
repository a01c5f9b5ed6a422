import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "ra-core";

const RETRIES = 2;
/** Milliseconds for which an answer is fresh when the operator returns to a screen. */
const FRESH = 5000;

/** A refusal is final. Only requests that did not reach the platform are repeated. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status !== 0;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network, a change fails at once instead of waiting unseen. Forms wait, and say so.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
