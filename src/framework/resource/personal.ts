// Personal data that the platform masks for this account. Each record names its masked fields.
import { type ReactNode, useMemo } from "react";
import { useGrants } from "../auth/useGrants";
import { hostInside, servesRest } from "../wire/HostInside";
import { factsIn, textIn } from "../wire/readAnswer";
import { useMissingFields, withoutMissing } from "./missing";
import { useResourceProps } from "./resource";

/** The name of the resource under /rest that answers unmasked values. */
const PERSONAL = "personal";
const MASKED = "row_masked";
const NONE: readonly string[] = [];

/** The names of the masked fields of a record. */
export const maskedFieldsOf = (record: unknown): readonly string[] => {
  const names = factsIn(record)[MASKED];
  return Array.isArray(names) ? names.map(textIn) : NONE;
};

/** The mask in a field; "" if the value is not masked. */
export const maskOf = (record: unknown, source: string): string =>
  maskedFieldsOf(record).includes(source) ? textIn(factsIn(record)[source]) : "";

/** The record with empty values in place of masks, so that a form does not store masks. */
export const withoutMasks = <Of extends Readonly<Record<string, unknown>>>(record: Of): Of => ({
  ...record,
  ...Object.fromEntries(maskedFieldsOf(record).map((name) => [name, ""])),
});

/** The fields by which this account cannot filter or sort, because their values may be masked. */
export const useHiddenFields = (): readonly string[] => {
  const props = useResourceProps();
  const grants = useGrants();
  if (!servesRest(PERSONAL)) return NONE;
  const see = hostInside().personal?.see ?? "";
  return grants.has(see) ? NONE : (props?.personal ?? NONE);
};

/** The filters on fields that the platform has and this account may use. */
export const useOfferedFilters = (filters: ReactNode): ReactNode => {
  const missing = useMissingFields();
  const hidden = useHiddenFields();
  return useMemo(() => withoutMissing(filters, [...missing, ...hidden]), [filters, missing, hidden]);
};

interface Asked {
  readonly of: string | undefined;
  readonly record: unknown;
  readonly field: string;
}

/** Requests a masked value. The platform records this in the audit trail. */
export const revealValue = async (asked: Asked): Promise<unknown> => {
  const { simpleRest } = await import("../providers/restProvider");
  return factsIn((await simpleRest({ reads: true }).create(PERSONAL, { data: asked })).data).value;
};

/** Whether this account may reveal masked values. */
export const useMayReveal = (): boolean => {
  const grants = useGrants();
  return servesRest(PERSONAL) && grants.has(hostInside().personal?.reveal ?? "");
};
