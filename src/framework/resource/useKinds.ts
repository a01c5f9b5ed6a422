import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocale } from "ra-core";
import { servesRest } from "../wire/HostInside";
import { factsIn } from "../wire/readAnswer";

/** A name in definitions, with its label. */
export interface LabelledName {
  readonly of: string;
  readonly label: string;
}

interface Names {
  /** The names of resources, for kinds of records. */
  readonly kinds: readonly LabelledName[];
  /** Calls (`<resource>.<call>`), labelled with the kind of record and the action. */
  readonly calls: readonly LabelledName[];
}

const NONE: Names = { kinds: [], calls: [] };

const listIn = (value: unknown): readonly LabelledName[] =>
  (Array.isArray(value) ? value : []).map((one: unknown) => {
    const { of, label } = factsIn(one);
    return { of: String(of), label: String(label) };
  });

/** The query for these names in one language. Empty if the platform does not answer them. */
export const kindsQuery = (language: string) =>
  queryOptions({
    queryKey: ["kinds of records", language],
    queryFn: async (): Promise<Names> => {
      if (!servesRest("history")) return NONE;
      const { simpleRest } = await import("../providers/restProvider");
      const facts = factsIn((await simpleRest().getOne("history", { id: "kinds" })).data);
      const inOrder = (names: readonly LabelledName[]) =>
        names.toSorted((one, other) => one.label.localeCompare(other.label, language));
      return { kinds: inOrder(listIn(facts.kinds)), calls: inOrder(listIn(facts.calls)) };
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * All kinds of records and calls in the audit trail, with labels, sorted for the reader's language. The platform
 * answers them, because the console loads the words of a resource only with its screen.
 */
export const useKinds = (): Names & { readonly isPending: boolean } => {
  const { data = NONE, isLoading } = useQuery(kindsQuery(useLocale() ?? "en"));
  return { ...data, isPending: isLoading };
};
