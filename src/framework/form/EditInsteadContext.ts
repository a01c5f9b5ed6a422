import { type ComponentType, createContext, type ReactNode } from "react";
import type { RecordSchema } from "./schemaResolver";

export interface EditViewProps {
  readonly schema: RecordSchema;
  readonly children: ReactNode;
}

/** A component that draws an edit view in another way than as a page, for example in a dialog. */
export const EditInsteadContext = createContext<ComponentType<EditViewProps> | null>(null);
