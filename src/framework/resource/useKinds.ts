import { useQuery } from "@tanstack/react-query";
import { useLocale } from "ra-core";
import { servesRest } from "../wire/HostInside";
import { factsIn } from "../wire/readAnswer";

/** A kind of record: the name of its resource, and what people call it. */
export interface KindName {
  readonly of: string;
  readonly label: string;
}

const NONE: readonly KindName[] = [];

const readKinds = (answer: unknown): readonly KindName[] => {
  const { kinds } = factsIn(answer);
  return (Array.isArray(kinds) ? kinds : []).map((kind: unknown) => {
    const { of, label } = factsIn(kind);
    return { of: String(of), label: String(label) };
  });
};

/**
 * All kinds of records that the audit trail may tell of, in the reader's language and its order. Only the platform knows their names
 * at once: the console loads the words of a resource with its screen. Empty where it does not say.
 */
export const useKinds = (): { readonly kinds: readonly KindName[]; readonly isPending: boolean } => {
  const language = useLocale() ?? "en";
  const isServed = servesRest("history");
  const { data = NONE, isLoading } = useQuery({
    queryKey: ["kinds of records", language],
    queryFn: async () => {
      const { simpleRest } = await import("../providers/restProvider");
      const { data: told } = await simpleRest().getOne("history", { id: "kinds" });
      return readKinds(told).toSorted((one, other) => one.label.localeCompare(other.label, language));
    },
    enabled: isServed,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { kinds: data, isPending: isLoading };
};
