import { useListContext, useResourceContext, useTranslate } from "ra-core";
import { failureWords, isForbidden } from "../../resource/failureWords";
import { useResourcePath, useResourceProps } from "../../resource/resource";
import { isBlank } from "../../resource/valueAt";
import type { ListSetup } from "../table/ListSetup";
import type { RowsState } from "../table/RowsProps";
import { ListMessage } from "./ListMessage";
import { Button } from "../../ui/Button";

/** What the table shows: rows, placeholders while loading, or why there are none. `shown`: the number of rows. */
export const useRowsState = (allowed: ListSetup["allowed"], shown: number): RowsState => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const props = useResourceProps();
  const paths = useResourcePath();
  const { data, error, isPending, refetch, filterValues, setFilters } = useListContext();
  const name = translate(`${resource}.plural`, { _: resource });
  if (error && isForbidden(error)) {
    return {
      message: (
        <ListMessage icon="lock" title={translate("kit.forbidden.title")} text={translate("kit.forbidden.text")} />
      ),
    };
  }
  if (error && data === undefined) {
    return {
      message: (
        <ListMessage icon="error" title={translate("kit.error.title")} text={failureWords(error, translate)}>
          <Button onClick={() => refetch()}>{translate("kit.retry")}</Button>
        </ListMessage>
      ),
    };
  }
  if (isPending) return "pending";
  if (shown > 0) return "rows";
  if (Object.values(filterValues).some((value) => !isBlank(value))) {
    return {
      message: (
        <ListMessage icon="search" title={translate("kit.empty.filtered")} text={translate("kit.empty.filtered_text")}>
          <Button onClick={() => setFilters({}, {})}>{translate("kit.filter.clear_all")}</Button>
        </ListMessage>
      ),
    };
  }
  const creates = allowed("add") && (props === null || "create" in props.views);
  return {
    message: (
      <ListMessage
        icon="archive"
        title={translate("kit.empty.title", { name })}
        text={creates ? translate("kit.empty.text") : undefined}
      >
        {creates && (
          <Button variant="contained" to={paths.create}>
            {translate("kit.create")}
          </Button>
        )}
      </ListMessage>
    ),
  };
};
