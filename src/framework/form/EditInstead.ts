import { type ComponentType, createContext, type ReactNode } from "react";
import type { RecordSchema } from "./schemaResolver";

export interface EditViewProps {
  readonly schema: RecordSchema;
  readonly children: ReactNode;
}

/** What an edit view is in place of the page that edits one record: the inputs of a dialog about many. */
export const EditInstead = createContext<ComponentType<EditViewProps> | null>(null);
