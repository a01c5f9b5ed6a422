import { createContext, useContext } from "react";
import type { Writer } from "../wire/contract";

export interface FormMemory {
  readonly mode: "create" | "edit";
  /** Names of secret fields. Their values are never stored outside the form. */
  readonly secrets: Set<string>;
  /** Whether changed fields show the former value. */
  readonly compares?: boolean;
}

export const FormContext = createContext<FormMemory>({ mode: "create", secrets: new Set() });
export const useFormMemory = (): FormMemory => useContext(FormContext);

/** Who may change these inputs, if the operator may not. */
export const LockContext = createContext<Writer | null>(null);
