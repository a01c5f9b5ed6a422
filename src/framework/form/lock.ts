import { createContext } from "react";
import type { Writer } from "../wire/contract";

/** Who may change the inputs inside, when the operator may not. */
export const LockContext = createContext<Writer | null>(null);
