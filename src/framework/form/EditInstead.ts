import { type ComponentType, createContext, type ReactNode } from "react";
import type { RecordSchema } from "./schemaResolver";

export interface EditViewProps {
  readonly schema: RecordSchema;
  readonly children: ReactNode;
}

/** A component that replaces the page of an edit view: for example the inputs of a dialog for many records. */
export const EditInstead = createContext<ComponentType<EditViewProps> | null>(null);
