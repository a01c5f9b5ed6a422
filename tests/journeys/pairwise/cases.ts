// Cases of two or three actions in a row. Every two actions occur together, and each occurs with every list, input
// device, language and account that fits.
import type { ResourceModel } from "../../../generator";
import { Random } from "../../../platform/framework/demo/Random";
import { pairsOf } from "../../pairs";
import type { UserAction } from "./UserAction";
import { pageActions } from "./pageActions";
import { layoutActions } from "./layoutActions";
import { queryActions } from "./queryActions";
import type { PlatformApi } from "./platformApi";
import { type InputKind, INPUT_KINDS } from "./inputDevice";
import { recordActions } from "./recordActions";

export const USER_ACTIONS: Readonly<Record<string, UserAction>> = {
  ...queryActions,
  ...layoutActions,
  ...recordActions,
  ...pageActions,
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

export const casesOf = (api: PlatformApi, { seed, lists, accounts }: Asked): readonly Case[] => {
  const names = Object.keys(USER_ACTIONS);
  const resources = new Map(api.model.resources.map((one) => [one.name, one] as const));
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
    if (some.account !== undefined && !api.may(some.account, resource, "list")) return false;
    const methods = some.way === undefined ? INPUT_KINDS : [wayOf(some.way) ?? "mouse"];
    const isFree = some.account === undefined || some.account === accounts[0];
    return methods.some((way) => wanted.every((name) => USER_ACTIONS[name]?.fits({ resource, way, isFree }) === true));
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
