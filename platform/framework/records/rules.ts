import type { Handles } from "../storage/defineResource";
import type { Table } from "../storage/Table";
import type { Engine, Rules } from "./Engine";

/** The rules of a console, by name of the resource. */
export type RulesOf<Of extends Handles> = { readonly [Name in keyof Of]?: Rules<Of[Name]> };

export function rulesOf<Of>(platform: Pick<Engine, "rules">, table: Table<Of>): Rules<Of>;
export function rulesOf({ rules }: Pick<Engine, "rules">, { name }: Table): Rules {
  return rules.get(name) ?? {};
}
