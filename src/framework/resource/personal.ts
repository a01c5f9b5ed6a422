// Personal data of the current resource that the platform masks for this account. A record says which of its fields are masked.
import { type ReactNode, useMemo } from "react";
import { useGrants } from "../auth/useGrants";
import { hostInside, servesRest } from "../wire/HostInside";
import { factsIn, textIn } from "../wire/readAnswer";
import { useMissingFields, withoutMissing } from "./missing";
import { useResourceProps } from "./resource";

/** The name under which the platform shows one masked value at a time. */
const PERSONAL = "personal";
const MASKED = "row_masked";
const NONE: readonly string[] = [];

/** The names of the masked fields of a record. */
export const maskedIn = (record: unknown): readonly string[] => {
  const names = factsIn(record)[MASKED];
  return Array.isArray(names) ? names.map(textIn) : NONE;
};

/** The mask of a field; "" if it is not masked. */
export const maskOf = (record: unknown, source: string): string =>
  maskedIn(record).includes(source) ? textIn(factsIn(record)[source]) : "";

/** The record with empty values in place of masks, so that no form stores a mask. */
export const withoutMasks = <Of extends Readonly<Record<string, unknown>>>(record: Of): Of => ({
  ...record,
  ...Object.fromEntries(maskedIn(record).map((name) => [name, ""])),
});

/** The fields of the current resource by which this account cannot filter or sort, because they are masked for it. */
export const useHiddenFields = (): readonly string[] => {
  const props = useResourceProps();
  const grants = useGrants();
  if (!servesRest(PERSONAL)) return NONE;
  const see = hostInside().personal?.see ?? "";
  return grants.has(see) ? NONE : (props?.personal ?? NONE);
};

/** The filters that the platform has fields for, and lets this account use. */
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

/** A masked value of a record. The platform notes in the audit trail who asked for it. */
export const reveal = async (asked: Asked): Promise<unknown> => {
  const { simpleRest } = await import("../providers/restProvider");
  return factsIn((await simpleRest({ reads: true }).create(PERSONAL, { data: asked })).data).value;
};

/** Whether this account may have masked values shown. */
export const useMayReveal = (): boolean => {
  const grants = useGrants();
  return servesRest(PERSONAL) && grants.has(hostInside().personal?.reveal ?? "");
};
