import { useListContext, useLocale } from "ra-core";
import { formatNumber } from "../../value/formats";
import { factsIn } from "../../wire/readAnswer";

/** The number of records on all pages. `isMore`: the platform does not count them, and there are at least `total`, which is shown as "10+". */
export const useTotal = () => {
  const language = useLocale();
  const { total, meta } = useListContext();
  const isMore = factsIn(meta).isMore === true;
  const textOf = (count: number) => (isMore ? `${formatNumber(count - 1, language)}+` : formatNumber(count, language));
  return { total, isMore, textOf };
};
