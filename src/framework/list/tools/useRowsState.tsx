import { useListContext, useResourceContext, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { readFailure } from "../../resource/failure";
import { failureWords, isForbiddenFailure } from "../../resource/failureWords";
import { useResourcePath, useResourceProps } from "../../resource/resource";
import { isBlank } from "../../resource/valueAt";
import type { ListSetup } from "../table/ListSetup";
import type { RowsState } from "../table/RowsProps";
import { ListMessage } from "./ListMessage";
import { Button } from "../../ui/Button";

/** The content of the table: rows, placeholders while loading, or why there are none. `shown`: the number of rows. */
export const useRowsState = (allowed: ListSetup["allowed"], shown: number): RowsState => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const props = useResourceProps();
  const paths = useResourcePath();
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const name = translate(`${resource}.plural`, { _: resource });
  const clear = <Button onClick={() => setFilters({}, {})}>{translate("ui.filter.clear_all")}</Button>;
  if (error && isForbiddenFailure(error)) {
    // The platform may have refused only a filter, not the list: some accounts may not see personal data.
    if (Object.keys(readFailure(error).fields).length > 0)
      return stateOf("lock", failureWords(error, translate), translate("ui.empty.filtered_text"), clear);
    return stateOf("lock", translate("ui.forbidden.title"), translate("ui.forbidden.text"));
  }
  if (error && data === undefined) {
    const again = <Button onClick={() => refetch()}>{translate("ui.retry")}</Button>;
    return stateOf("error", translate("ui.error.title"), failureWords(error, translate), again);
  }
  if (isPending) return "pending";
  if (shown > 0) return "rows";
  if (Object.values(filterValues).some((value) => !isBlank(value)))
    return stateOf("search", translate("ui.empty.filtered"), translate("ui.empty.filtered_text"), clear);
  const creates = allowed("add") && (props === null || "create" in props.views);
  const title = translate("ui.empty.title", { name });
  if (!creates) return stateOf("archive", title);
  const create = (
    <Button variant="contained" to={paths.create}>
      {translate("ui.create")}
    </Button>
  );
  return stateOf("archive", title, translate("ui.empty.text"), create);
};

const stateOf = (icon: string, title: string, text?: string, way?: ReactNode): RowsState => ({
  message: (
    <ListMessage icon={icon} title={title} text={text}>
      {way}
    </ListMessage>
  ),
});
