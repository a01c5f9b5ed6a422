import { QueryClient } from "@tanstack/react-query";
import { HttpError } from "ra-core";

const RETRIES = 2;
/** Milliseconds during which an answer counts as fresh, so that returning to a screen sends no request. */
const FRESH = 5000;

/** The platform refused. Only requests that did not reach the platform are repeated. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status !== 0;

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a network, a change fails at once and does not wait silently. Forms wait themselves, and show it.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: FRESH,
        retry: (failures, error) => failures < RETRIES && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  });
