import { useResourceContext, useStore } from "ra-core";

/** What the rows of the current list are grouped by: the mark of a grouping, or "". */
export const useGroupBy = () => useStore(`${useResourceContext()}.group`, "");
