import { useResourceContext, useStore } from "ra-core";

/** The grouping of the current list: its mark, or "". */
export const useGroupBy = () => useStore(`${useResourceContext()}.group`, "");
