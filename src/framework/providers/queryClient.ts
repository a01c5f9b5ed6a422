import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "ra-core";

const RETRIES = 2;
/** Milliseconds for which an answer counts as fresh. Returning to a screen within this time sends no request. */
const FRESH = 5000;

/** Whether the platform refused. Only requests that did not reach the platform are sent again. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status !== 0;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network, a change fails at once. The form itself waits for the network, and says so.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
