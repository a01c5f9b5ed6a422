import { loadOverNetwork } from "pilothouse/public";

/**
 * Loads the code that makes visitors' calls. A form needs this code only when it is sent. @throws WireFailure if it
 * cannot be loaded
 */
export const loadVisitor = () => loadOverNetwork(() => import("./visitor"));
