import { useGetList, useListContext, useLocale, useResourceContext, useTranslate } from "ra-core";
import { useEffect, useState } from "react";
import { WHERE_PARAM, type Where } from "../../../shared/schema/where/Where";
import { writeWhere } from "../../../shared/schema/where/writeWhere";
import { Button } from "../../../src/framework/ui/Button";
import { TYPING_PAUSE } from "../../../src/framework/ui/typingPause";
import { formatNumber } from "../../../src/framework/value/formats";
import { factsIn } from "../../../src/framework/wire/readAnswer";

const ONE = { page: 1, perPage: 1 } as const;

/** Shows the rows. Its label says beforehand how many there are. */
export const ShowResultsButton = ({
  where,
  onClick,
}: {
  readonly where: Where | null;
  readonly onClick: () => void;
}) => {
  const translate = useTranslate();
  const language = useLocale() ?? "en";
  const resource = useResourceContext() ?? "";
  const { filterValues, filter, sort } = useListContext();
  const text = where === null ? "" : writeWhere(where);
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const wanted = { ...filterValues, ...filter, [WHERE_PARAM]: settled };
  const { total, meta, isFetching, error } = useGetList(
    resource,
    { pagination: ONE, sort, filter: wanted },
    { placeholderData: (before) => before, retry: false },
  );
  const isCounted = total !== undefined && !error && settled === text && !isFetching && factsIn(meta).isMore !== true;
  const plain = formatNumber(total ?? 0, language);
  const number = factsIn(meta).isAbout === true ? translate("ui.page.about", { count: plain }) : plain;
  return (
    <Button variant="contained" onClick={onClick}>
      {isCounted
        ? translate("where.show_count", { smart_count: total, count: total, number })
        : translate("where.show")}
    </Button>
  );
};
