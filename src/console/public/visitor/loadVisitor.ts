import { loadOverNetwork } from "pilothouse/public";

/** Loads the code for visitors' calls, which a form needs to be sent. @throws WireFailure if it cannot be loaded */
export const loadVisitor = () => loadOverNetwork(() => import("./visitor"));
