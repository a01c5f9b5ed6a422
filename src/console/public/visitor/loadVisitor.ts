import { loadOverNetwork } from "pilothouse/public";

/** Loads what tells the platform of a visitor, which a form needs when it is sent. @throws WireFailure when it does not arrive */
export const loadVisitor = () => loadOverNetwork(() => import("./visitor"));
