import { config } from "pilothouse/wire";

/** One customer's host has a title of its own (specification, point 2); an installation says which. */
export const isTitledHost = (host: string): boolean => host !== "" && config().given.p2p_host === host;
