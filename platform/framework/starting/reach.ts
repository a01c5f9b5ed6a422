// Who can reach the platform: this machine alone, or others too.
import { isIPv6 } from "node:net";
import type { Settings } from "../settings/settings";

const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host) || host === "::1";

/** Behind a proxy others reach it too, whatever address it listens at. */
export const isReachable = ({ HOST, TRUST_PROXY }: Pick<Settings, "HOST" | "TRUST_PROXY">): boolean =>
  TRUST_PROXY || !isLoopback(HOST.toLowerCase());

/** How people write it in an address. */
export const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);
