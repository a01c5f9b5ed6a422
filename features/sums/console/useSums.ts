// Counts and sums of a list: of all filtered rows, and in groups.
import { useQuery } from "@tanstack/react-query";
import { useListContext, useResourceContext } from "ra-core";
import { useEffect, useEffectEvent } from "react";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { requestSums, toCallFilters } from "./requestSums";
import { browserZone } from "../../../src/framework/value/zones";
import type { Grouping } from "./groups";

export const useSums = (fields: readonly string[], by: Grouping | null) => {
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const { filterValues, filter, total, isFetching, isPlaceholderData } = useListContext();
  const filters = toCallFilters(props, resource, { ...filterValues, ...filter });
  const group = by === null ? {} : { by: by.column.source, per: by.per, zone: browserZone() };
  const body = { resource, fields, filters, ...group };
  const query = useQuery({
    queryKey: [resource, "sums", body, total],
    queryFn: () => requestSums(body),
    placeholderData: (before) => before,
    // While people type a filter, sums are requested when the rows arrive, not after each key.
    enabled: isPlaceholderData !== true,
  });
  // After a change or a refresh, the sums are requested again with the list. Another page does not change the sums.
  const isAskedAgain = isFetching === true && isPlaceholderData !== true;
  const again = useEffectEvent(() => query.refetch());
  useEffect(() => {
    if (isAskedAgain) void again();
  }, [isAskedAgain]);
  return query;
};
