import type { Identifier } from "ra-core";
import { type ComponentType, createContext, type ReactElement, type ReactNode } from "react";

export interface HeadParts {
  /** The picture of the record. */
  readonly picture?: ReactElement<{ readonly source: string }>;
  /** The field whose value is next to the title. */
  readonly state?: ReactElement<{ readonly source: string }>;
  /** What people look for first. */
  readonly facts?: readonly ReactElement[];
}

export interface Glance {
  readonly id: Identifier;
  readonly View: ComponentType<HeadParts & { readonly children: ReactNode }>;
}

/** The record that a Show draws elsewhere than on its own page, and the view that draws its fields there. */
export const GlanceContext = createContext<Glance | null>(null);
