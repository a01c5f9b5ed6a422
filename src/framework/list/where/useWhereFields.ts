import { useQuery } from "@tanstack/react-query";
import { useContext, useMemo } from "react";
import { useFieldLabels } from "../../resource/label";
import { useMissingFields } from "../../resource/missing";
import { useHiddenFields } from "../../resource/personal";
import { useResourceProps } from "../../resource/resource";
import { can } from "../../wire/Host";
import { ListSetupContext } from "../table/ListSetup";
import type { NamedField, WhereField } from "./NamedField";
import { whereFields } from "./whereFields";

const NONE: readonly WhereField[] = [];

/**
 * The fields that conditions of the current list can use, for this account and platform. Fields with a column come
 * first. Null until they are loaded.
 */
export const useWhereFields = (): readonly NamedField[] | null => {
  const props = useResourceProps();
  const labelOf = useFieldLabels();
  const missing = useMissingFields();
  const hidden = useHiddenFields();
  const columns = useContext(ListSetupContext)?.columns.all;
  const name = props?.name ?? "";
  const { data, isError } = useQuery({
    queryKey: ["auth", "where", name, props?.asked],
    queryFn: () => (props === null ? NONE : whereFields(props)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // If the fields cannot be loaded, none are offered, and conditions are shown as text.
  const own = isError ? NONE : data;
  return useMemo(() => {
    if (own === undefined) return null;
    const shown = (columns ?? []).map(({ source }) => source);
    const rank = ({ source }: WhereField) => (shown.includes(source) ? shown.indexOf(source) : shown.length);
    return own
      .filter(({ source }) => !missing.includes(source) && !hidden.includes(source))
      .toSorted((one, other) => rank(one) - rank(other))
      .map(({ tree = false, ...field }) => ({
        ...field,
        ...(tree && can("within", name) && { tree }),
        label: labelOf(field.source),
      }));
  }, [own, columns, name, labelOf, missing, hidden]);
};
