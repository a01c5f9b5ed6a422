import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useFieldLabels } from "../../resource/label";
import { useMissingFields } from "../../resource/missing";
import { useHiddenFields } from "../../resource/personal";
import { useResourceProps } from "../../resource/resource";
import { can } from "../../wire/Host";
import type { SectionWhere, WhereField } from "../../wire/contract";
import { readFilters } from "../filters/defineFilter";
import type { FilterSpec } from "../filters/FilterKind";

export interface NamedField extends WhereField {
  readonly label: string;
  /** The filter that offers the values. */
  readonly spec: FilterSpec | null;
}

const NONE: SectionWhere = {};

/** The fields that conditions of the current list can be about, for this account and platform; null until they are loaded. */
export const useWhereFields = (): readonly NamedField[] | null => {
  const props = useResourceProps();
  const labelOf = useFieldLabels();
  const missing = useMissingFields();
  const hidden = useHiddenFields();
  const { data, isError } = useQuery({
    queryKey: ["auth", "where", props?.section],
    queryFn: () => props?.where?.() ?? NONE,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const name = props?.name ?? "";
  // What cannot be loaded is not offered: conditions are then shown as their text.
  const own = isError ? NONE : data;
  return useMemo(() => {
    if (own === undefined) return null;
    return (own[name] ?? [])
      .filter(({ source }) => !missing.includes(source) && !hidden.includes(source))
      .map(({ tree = false, ...field }) => ({
        ...field,
        ...(tree && can("within", name) && { tree }),
        label: labelOf(field.source),
        spec: readFilters(field.offers)[0] ?? null,
      }));
  }, [own, name, labelOf, missing, hidden]);
};
