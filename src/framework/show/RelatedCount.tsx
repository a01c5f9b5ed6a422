import { useGetList, useLocale, useRecordContext } from "ra-core";
import { useEffect, useState } from "react";
import { useIsFetching } from "@tanstack/react-query";
import { valueAt } from "../resource/valueAt";
import { formatNumber } from "../value/formats";
import { whenIdle } from "../wire/whenIdle";
import type { ResourceProps } from "../wire/contract";

const ONE = { page: 1, perPage: 1 } as const;
/** Milliseconds for the record and its first tab before anything is counted. */
const LATEST = 1000;
/** Milliseconds for which a count is valid, unless this browser changes the records. */
const HOLDS = 60_000;

/** Whether the page has been idle since it was drawn. */
const useRested = (): boolean => {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(LATEST, LATEST).then(() => {
      if (isHere) setRested(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isRested;
};

interface RelatedCountProps {
  readonly of: ResourceProps;
  readonly target: string;
  readonly source: string;
}

/** The number of records behind a tab. It is requested when the page is idle, and left out if unknown. */
export const RelatedCount = ({ of, target, source }: RelatedCountProps) => {
  const language = useLocale();
  const value = valueAt(useRecordContext(), source);
  const isBusy = useIsFetching() > 0;
  const [isAsked, setAsked] = useState(false);
  const isRested = useRested();
  useEffect(() => {
    if (isRested && !isBusy) setAsked(true);
  }, [isRested, isBusy]);
  const { total } = useGetList(
    of.name,
    { filter: { [target]: value }, pagination: ONE, sort: { field: of.key, order: "ASC" } },
    { enabled: isAsked && value !== undefined && value !== null, retry: false, staleTime: HOLDS },
  );
  return <span className="ui-tab-count">{total !== undefined && formatNumber(total, language)}</span>;
};
