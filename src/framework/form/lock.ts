import { createContext } from "react";
import type { Writer } from "../wire/contract";

/** Who alone may change the inputs below, where that is not the operator. */
export const LockContext = createContext<Writer | null>(null);
