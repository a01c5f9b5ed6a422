import { useDataProvider, useListContext, useLocale, useResourceContext, useTranslate } from "ra-core";
import { formatNumber } from "../../value/formats";
import { factsIn } from "../../wire/readAnswer";

/** The number of records on all pages. `isMore`: not all were counted ("10+"). `isAbout`: it is an estimate. */
export const useTotal = () => {
  const language = useLocale();
  const translate = useTranslate();
  const { total, meta } = useListContext();
  const isMore = factsIn(meta).isMore === true;
  const isAbout = factsIn(meta).isAbout === true;
  const textOf = (given: number) => {
    const count = formatNumber(isMore ? given - 1 : given, language);
    return isAbout ? translate("ui.page.about", { count }) : `${count}${isMore ? "+" : ""}`;
  };
  return { total, isMore, isAbout, textOf };
};

/** Requests the exact number of matching records. Used if the present number is an estimate or too old. */
export const useExactTotal = () => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const { sort } = useListContext();
  const { total = 0 } = useTotal();
  return async (filter: Readonly<Record<string, unknown>>): Promise<number> => {
    const pagination = { page: 1, perPage: 1 };
    const answer = await dataProvider.getList(resource, { pagination, sort, filter, meta: { exact: true } });
    return answer.total ?? total;
  };
};
