// Where the platform may send requests if somebody else chose the address: not into private networks.
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Networks that are not on the internet (RFC 6890), and those whose addresses contain IPv4 addresses. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["::", 96],
  ["::ffff:0:0:0", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  // Teredo, and then 6to4.
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  PRIVATE.addSubnet(network, prefix, "ipv6");
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const familyOf = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

export const isPrivate = (address: string): boolean => PRIVATE.check(address, familyOf(address));

export const isLoopback = (address: string): boolean => LOOPBACK.check(address, familyOf(address));

/** The host of an address, without the brackets of IPv6. */
export const hostOfUrl = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** Looks up a name and checks the addresses at the moment of connecting, so that they cannot change in between. */
export const createCheckedLookup =
  (isOpen: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      const open = found?.filter(({ address }) => isOpen(address)) ?? [];
      const [first] = open;
      if (error || first === undefined) return done(error ?? new Error("no open address"), "");
      if (options.all) return done(null, open);
      return done(null, first.address, first.family);
    });
