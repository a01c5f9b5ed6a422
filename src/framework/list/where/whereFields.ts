import { conditionFactsOf } from "../../../../shared/schema/where/compared";
import { type FieldFacts, factsOf } from "../../../../shared/schema/facts";
import { fieldsOfRow } from "../../../../shared/schema/rowOf";
import type { ResourceProps } from "../../wire/contract";
import { CallFilter } from "../filters/CallFilter";
import { EnumFilter } from "../filters/EnumFilter";
import type { FilterSpec } from "../filters/FilterKind";
import { KindFilter } from "../filters/KindFilter";
import { ReferenceFilter } from "../filters/ReferenceFilter";
import type { WhereField } from "./NamedField";

const specOf = (source: string, { choices, target, options }: FieldFacts): FilterSpec | null => {
  const { tree, resource, call }: Readonly<Record<string, unknown>> = { ...options };
  if (choices !== undefined) return EnumFilter.filter({ source, of: choices });
  if (target) return ReferenceFilter.filter({ source, of: target, tree: tree === true });
  if (resource === true) return KindFilter.filter({ source });
  return call === true ? CallFilter.filter({ source }) : null;
};

/** The fields that conditions of a list can use, from the schema of its rows. Lists of trees have no conditions. */
export const whereFields = async ({ asked, parent, schema }: ResourceProps): Promise<readonly WhereField[]> => {
  if (asked !== true || parent !== undefined) return [];
  return Object.entries(fieldsOfRow((await schema()).row)).flatMap(([source, of]) => {
    const facts = factsOf(of);
    const compared = conditionFactsOf(of);
    return facts === undefined || compared === null ? [] : [{ ...compared, source, spec: specOf(source, facts) }];
  });
};
