import { useIsFetching, useQueries } from "@tanstack/react-query";
import { useDataProvider, useI18nProvider, useLocale, useRecordContext } from "ra-core";
import { useEffect, useState } from "react";
import { useFindResource } from "../../../src/framework/resource/related";
import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import { loadResourceWords } from "../../../src/framework/resource/words";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import type { RelatedListProps } from "../../../src/framework/show/RelatedList";
import { usePageIdle } from "../../../src/framework/show/usePageIdle";

const ONE = { page: 1, perPage: 1 } as const;
/** Milliseconds for which a count is valid, unless this browser changes the records. */
const HOLDS = 60_000;

export interface FoundRelatedList {
  /** The place of the list among the declared lists. */
  readonly at: number;
  readonly of: ResourceProps;
  /** The number of records of the list that belong to this record. Undefined if it is unknown. */
  readonly total: number | undefined;
}

/**
 * The related lists of the record and the number of their records, which are requested when the page is idle. Null
 * until all numbers are known.
 */
export const useRelatedLists = (declared: readonly RelatedListProps[]): readonly FoundRelatedList[] | null => {
  const record = useRecordContext();
  const find = useFindResource();
  const provider = useDataProvider();
  const words = useI18nProvider();
  const language = useLocale();
  const isBusy = useIsFetching() > 0;
  const isRested = usePageIdle();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isRested && !isBusy) setAsked(true);
  }, [isRested, isBusy]);
  const answers = useQueries({
    queries: declared.map(({ of: { resource }, target, source }) => {
      const value = valueAt(record, source);
      return {
        // The key begins with the name of the resource. A change of its records then repeats this request.
        queryKey: [resource, "related", target, value],
        enabled: isAsked && !isBlank(value),
        retry: false,
        staleTime: HOLDS,
        queryFn: async () => {
          const of = await find(resource);
          if (of === null) return null;
          await loadResourceWords(words, language, of);
          const sort = { field: of.key, order: "ASC" as const };
          const total = await provider.getList(resource, { filter: { [target]: value }, pagination: ONE, sort }).then(
            (answer) => answer.total ?? (answer.data.length === 0 ? 0 : undefined),
            () => undefined,
          );
          return { of, total };
        },
      };
    }),
  });
  if (!isAsked || answers.some(({ fetchStatus, isPending }) => isPending && fetchStatus !== "idle")) return null;
  return answers.flatMap(({ data }, at) => (data ? [{ ...data, at }] : []));
};
