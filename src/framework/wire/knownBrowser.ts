// A token that the platform gave this browser at an earlier sign-in, and that the browser sends at the next one. With
// it, the platform can distinguish the browser from strangers who try passwords. It grants no access.
import { parseJson } from "../../../shared/schema/parseJson";
import * as storage from "./storage";

const KEY = storage.ownKey("browser");
const MOST = 20;

type Tokens = readonly (readonly [who: string, token: string])[];

const isPair = (one: unknown): one is [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every((part) => typeof part === "string");

const read = (): Tokens => {
  const kept = parseJson(storage.get(KEY) ?? "");
  return Array.isArray(kept) ? kept.filter(isPair) : [];
};

const nameOf = (kind: "console" | "visitor", account: string): string => `${kind} ${account.trim().toLowerCase()}`;

export const knownBrowser = {
  /** "" for an account that has never signed in in this browser. */
  token(kind: "console" | "visitor", account: string): string {
    const who = nameOf(kind, account);
    return read().find(([name]) => name === who)?.[1] ?? "";
  },
  keep(kind: "console" | "visitor", account: string, given: unknown): void {
    if (typeof given !== "string" || given === "") return;
    const who = nameOf(kind, account);
    const others = read().filter(([name]) => name !== who);
    storage.set(KEY, JSON.stringify([[who, given], ...others].slice(0, MOST)));
  },
};
