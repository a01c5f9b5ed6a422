import type { Identifier } from "ra-core";
import { type ComponentType, createContext, type ReactElement, type ReactNode } from "react";

export interface HeadParts {
  /** The field with the record's picture. */
  readonly picture?: ReactElement<{ readonly source: string }>;
  /** The field that is shown next to the title. */
  readonly state?: ReactElement<{ readonly source: string }>;
  /** The most important facts. */
  readonly facts?: readonly ReactElement[];
}

export interface Glance {
  readonly id: Identifier;
  readonly View: ComponentType<HeadParts & { readonly children: ReactNode }>;
}

/** A short view of a record outside its own page. A Show draws the short view with the component of this context. */
export const GlanceContext = createContext<Glance | null>(null);
