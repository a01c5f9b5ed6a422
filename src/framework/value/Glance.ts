import type { Identifier } from "ra-core";
import { type ComponentType, createContext, type ReactElement, type ReactNode } from "react";

export interface HeadParts {
  /** The picture of the record. */
  readonly picture?: ReactElement<{ readonly source: string }>;
  /** The field whose value is next to the title. */
  readonly state?: ReactElement<{ readonly source: string }>;
  /** The most important facts. */
  readonly facts?: readonly ReactElement[];
}

export interface Glance {
  readonly id: Identifier;
  readonly View: ComponentType<HeadParts & { readonly children: ReactNode }>;
}

/** The view of a record that its Show draws away from its own page, with the component for its fields. */
export const GlanceContext = createContext<Glance | null>(null);
