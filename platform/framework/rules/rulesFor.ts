// Combines the rules of each resource: those of the console, and the framework's for accounts, roles and menus. The
// console's rules run first, so that the framework checks the values that they add.
import type { Model } from "../../../generator";
import type { Rules } from "../records/Engine";
import type { RulesOf } from "../records/rules";
import type { Handles } from "../storage/defineResource";
import { accountRules } from "./account";
import { apiKeyRules } from "./apiKey";
import { menuRules } from "./menu";
import { roleRules } from "./role";

export type RulesByResource = ReadonlyMap<string, Rules>;

/** The hooks that rules of the framework and of features may have. */
export type GeneralRules = Pick<Rules, "preparing" | "offering" | "adding" | "setting" | "deleting" | "isShared">;

const both = (own: Rules, general: GeneralRules): Rules => ({
  ...own,
  preparing: async (reading, params) => {
    await own.preparing?.(reading, params);
    await general.preparing?.(reading, params);
  },
  offering: async (reading, caller) => ({
    ...(await own.offering?.(reading, caller)),
    ...(await general.offering?.(reading, caller)),
  }),
  adding: async (step, values, params) => {
    const completed = (await own.adding?.(step, values, params)) ?? values;
    return (await general.adding?.(step, completed, params)) ?? completed;
  },
  setting: async (step, stored, values, params) => {
    const completed = (await own.setting?.(step, stored, values, params)) ?? values;
    return (await general.setting?.(step, stored, completed, params)) ?? completed;
  },
  deleting: async (step, rows) => {
    await own.deleting?.(step, rows);
    await general.deleting?.(step, rows);
  },
  isShared: (row, platform) => own.isShared?.(row, platform) === true || general.isShared?.(row, platform) === true,
});

interface WithRules {
  readonly rules?: (model: Model) => Readonly<Record<string, GeneralRules>>;
}

export const rulesFor = (
  model: Model,
  rules: RulesOf<Handles> = {},
  features: readonly WithRules[] = [],
): RulesByResource => {
  const { identity } = model;
  const all = new Map<string, Rules>(
    Object.entries(rules).flatMap(([name, own]) => (own === undefined ? [] : [[name, own] as const])),
  );
  const general: readonly (readonly [string, GeneralRules])[] = [
    ...(identity === null
      ? []
      : ([
          [identity.account.resource, accountRules],
          [identity.role.resource, roleRules],
          [identity.menu.resource, menuRules],
          ...(identity.apiKey === null ? [] : [[identity.apiKey.resource, apiKeyRules] as const]),
        ] as const)),
    ...features.flatMap(({ rules: add }) => Object.entries(add?.(model) ?? {})),
  ];
  for (const [name, one] of general) all.set(name, both(all.get(name) ?? {}, one));
  return all;
};
