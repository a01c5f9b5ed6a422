// Cases of two or three abilities in a row. Every two abilities occur together, and each occurs with every list, input
// device, language and account that fits.
import type { ResourceModel } from "../../../generator";
import { Random } from "../../../platform/framework/demo/Random";
import { pairsOf } from "../../pairs";
import type { Ability } from "./Ability";
import { aroundAbilities } from "./around";
import { arrangingAbilities } from "./arranging";
import { askingAbilities } from "./asking";
import type { Desk } from "./desk";
import { type InputKind, INPUT_KINDS } from "./hands";
import { workingAbilities } from "./working";

export const ABILITIES: Readonly<Record<string, Ability>> = {
  ...askingAbilities,
  ...arrangingAbilities,
  ...workingAbilities,
  ...aroundAbilities,
};

export interface Case {
  readonly resource: ResourceModel;
  readonly account: string;
  readonly way: InputKind;
  readonly language: "en" | "zh-CN";
  readonly does: readonly string[];
}

interface Asked {
  readonly seed: string;
  readonly lists: readonly string[];
  readonly accounts: readonly string[];
}

const MOST = 3;

export const casesOf = (desk: Desk, { seed, lists, accounts }: Asked): readonly Case[] => {
  const names = Object.keys(ABILITIES);
  const resources = new Map(desk.model.resources.map((one) => [one.name, one] as const));
  const choices: Record<string, readonly string[]> = {
    ...Object.fromEntries(names.map((name) => [name, ["no", "yes"]])),
    list: lists,
    account: accounts,
    way: INPUT_KINDS,
    language: ["en", "zh-CN"],
  };
  const wayOf = (way: string | undefined): InputKind | undefined => INPUT_KINDS.find((one) => one === way);
  const fits = (some: Partial<Record<string, string>>): boolean => {
    const wanted = names.filter((name) => some[name] === "yes");
    const isWhole = names.every((name) => some[name] !== undefined);
    if (wanted.length > MOST || (isWhole && wanted.length < 2)) return false;
    const resource = resources.get(some.list ?? "");
    if (resource === undefined) return true;
    if (some.account !== undefined && !desk.may(some.account, resource, "list")) return false;
    const methods = some.way === undefined ? INPUT_KINDS : [wayOf(some.way) ?? "mouse"];
    const isFree = some.account === undefined || some.account === accounts[0];
    return methods.some((way) => wanted.every((name) => ABILITIES[name]?.fits({ resource, way, isFree }) === true));
  };
  const order = new Random(seed);
  return pairsOf<Record<string, string>>(choices, Object.keys(choices), { seed, fits }).flatMap((row) => {
    const resource = resources.get(row.list ?? "");
    const way = wayOf(row.way);
    if (resource === undefined || way === undefined) return [];
    const does = names
      .filter((name) => row[name] === "yes")
      .map((name) => [order.next(), name] as const)
      .sort(([a], [b]) => a - b)
      .map(([, name]) => name);
    return [{ resource, account: row.account ?? "", way, language: row.language === "en" ? "en" : "zh-CN", does }];
  });
};
