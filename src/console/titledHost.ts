import type { Standing } from "pilothouse/public";

/** One customer's host has a title of its own (specification, point 2); an installation says which. */
export const isTitledHost = ({ host, given }: Standing): boolean => host !== "" && given.p2p_host === host;
