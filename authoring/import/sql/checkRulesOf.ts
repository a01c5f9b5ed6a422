// The checks of a table by their columns. A check that definitions cannot say is reported.
import { type SqlContext, qualifiedNameOf } from "./relations";
import { type CheckRule, parseCheckRules } from "./rules";
import { findByName, type SqlSchema, type SqlColumn, type SqlTable } from "./SqlSchema";
import { textOfTokens } from "./tokens";

export const checkRulesOf = (table: SqlTable, { leftOut }: SqlContext): ReadonlyMap<string, readonly CheckRule[]> => {
  const rules = new Map<string, CheckRule[]>();
  for (const check of table.checks) {
    const found = parseCheckRules(check);
    const known = found?.every(({ column }) => findByName(table.columns, column) !== undefined) ?? false;
    if (!known || found === null)
      leftOut.push({
        where: qualifiedNameOf(table),
        reason: `Definitions cannot say its check \`${textOfTokens(check)}\`.`,
        advice: "Write a rule of the resource in platform/business.",
      });
    else for (const rule of found) rules.set(rule.column, [...(rules.get(rule.column) ?? []), rule]);
  }
  return rules;
};

export const domainRules = ({ type }: SqlColumn, { types }: SqlSchema): readonly CheckRule[] =>
  (findByName(types, type)?.checks ?? []).flatMap((check) => parseCheckRules(check) ?? []);
