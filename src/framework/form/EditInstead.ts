import { type ComponentType, createContext, type ReactNode } from "react";
import type { RecordSchema } from "./schemaResolver";

export interface EditViewProps {
  readonly schema: RecordSchema;
  readonly children: ReactNode;
}

/** A component that an edit view draws in place of the page of one record: the inputs of a dialog about many. */
export const EditInstead = createContext<ComponentType<EditViewProps> | null>(null);
