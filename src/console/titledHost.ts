import type { PageLocation } from "pilothouse/public";

/** One customer's host has its own title (specification, point 2). The installation's settings name that host. */
export const isTitledHost = ({ host, given }: PageLocation): boolean => host !== "" && given.p2p_host === host;
