// Decides from the settings whether other machines can reach the platform.
import { isIPv6 } from "node:net";
import type { Settings } from "../settings/settings";

const isLoopback = (host: string): boolean =>
  host === "localhost" || host.endsWith(".localhost") || /^127(\.\d+){3}$/.test(host) || host === "::1";

/** Whether other machines can reach the platform. Behind a proxy they can, whatever address the platform listens on. */
export const isReachableByOthers = ({ HOST, TRUST_PROXY }: Pick<Settings, "HOST" | "TRUST_PROXY">): boolean =>
  TRUST_PROXY || !isLoopback(HOST.toLowerCase());

/** The host as a part of an address: an IPv6 address gets brackets. */
export const hostInAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);
