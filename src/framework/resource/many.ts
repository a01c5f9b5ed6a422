// Editing fields of many records: the form of one record draws only the inputs of the chosen fields.
import { Children, createContext, isValidElement, type ReactNode } from "react";
import type { Resolver } from "react-hook-form";
import { valueAt } from "./valueAt";

/** Where the form puts how its values are checked. */
export interface ManyForm {
  resolver: Resolver | null;
  /** Whether a value is set only on records that have none. */
  onlyEmpty: boolean;
}

/** Around an edit view that is drawn for many records. */
export const ManyFormContext = createContext<ManyForm | null>(null);

export interface ManyFields {
  readonly chosen: readonly string[];
  /** Tells which fields a part of the form has inputs for. */
  readonly offer: (sources: readonly string[]) => void;
}

/** Around the inputs of such a form. */
export const ManyFieldsContext = createContext<ManyFields | null>(null);

const sourceOf = (element: ReactNode): string =>
  isValidElement(element) ? String(valueAt(element.props, "source") ?? "") : "";

export const sourcesOf = (elements: ReactNode): readonly string[] =>
  Children.toArray(elements).map(sourceOf).filter(Boolean);

export const onlyChosen = (elements: ReactNode, chosen: readonly string[]): readonly ReactNode[] =>
  Children.toArray(elements).filter((element) => chosen.includes(sourceOf(element)));
