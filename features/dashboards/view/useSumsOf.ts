import { useQuery } from "@tanstack/react-query";
import { toCallFilters, requestSums, type SumsRequest } from "../../sums/console/requestSums";
import type { Payload, ResourceProps } from "../../../src/framework/wire/contract";
import { REFETCH_OPTIONS } from "./part";

/** Counts and sums of the records that a filter finds, in groups if `by` names a field. */
export const useSumsOf = (
  props: ResourceProps,
  filters: Payload,
  asked: Pick<SumsRequest, "fields" | "by" | "per" | "zone">,
) => {
  const body = { resource: props.name, filters: toCallFilters(props, props.name, filters), ...asked };
  return useQuery({ queryKey: [props.name, "sums", body], queryFn: () => requestSums(body), ...REFETCH_OPTIONS });
};
