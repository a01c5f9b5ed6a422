// The checks of a table by their columns. A check that definitions cannot say is reported.
import { type Context, pathOf } from "./relations";
import { type Rule, rulesIn } from "./rules";
import { named, type Schema, type SqlColumn, type SqlTable } from "./Schema";
import { textOfTokens } from "./tokens";

export const rulesOf = (table: SqlTable, { leftOut }: Context): ReadonlyMap<string, readonly Rule[]> => {
  const rules = new Map<string, Rule[]>();
  for (const check of table.checks) {
    const found = rulesIn(check);
    const known = found?.every(({ column }) => named(table.columns, column) !== undefined) ?? false;
    if (!known || found === null)
      leftOut.push({
        where: pathOf(table),
        reason: `Definitions cannot say its check \`${textOfTokens(check)}\`.`,
        advice: "Write a rule of the resource in platform/business.",
      });
    else for (const rule of found) rules.set(rule.column, [...(rules.get(rule.column) ?? []), rule]);
  }
  return rules;
};

export const domainRules = ({ type }: SqlColumn, { types }: Schema): readonly Rule[] =>
  (named(types, type)?.checks ?? []).flatMap((check) => rulesIn(check) ?? []);
