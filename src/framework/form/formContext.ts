import { createContext, useContext } from "react";
import type { Writer } from "../wire/contract";

export interface FormMemory {
  readonly mode: "create" | "edit";
  /** Sources whose values are never stored outside the form. */
  readonly secrets: Set<string>;
  /** Whether changed fields show their former values. */
  readonly compares?: boolean;
}

export const FormContext = createContext<FormMemory>({ mode: "create", secrets: new Set() });
export const useFormMemory = (): FormMemory => useContext(FormContext);

/** The accounts that may change the inputs inside, if the operator may not. */
export const LockContext = createContext<Writer | null>(null);
