// A form that shows only the inputs that people have chosen, as for a bulk edit.
import { Children, createContext, isValidElement, type ReactNode } from "react";
import { valueAt } from "../resource/valueAt";

export interface ChosenInputs {
  readonly chosen: readonly string[];
  /** A part of the form calls this with the names of the inputs in it. */
  readonly offer: (sources: readonly string[]) => void;
}

/** Wraps the inputs of a form in which people choose the fields to fill in. */
export const ChosenInputsContext = createContext<ChosenInputs | null>(null);

const sourceOf = (element: ReactNode): string =>
  isValidElement(element) ? String(valueAt(element.props, "source") ?? "") : "";

export const sourcesOfElements = (elements: ReactNode): readonly string[] =>
  Children.toArray(elements).map(sourceOf).filter(Boolean);

export const onlyChosenInputs = (elements: ReactNode, chosen: readonly string[]): readonly ReactNode[] =>
  Children.toArray(elements).filter((element) => chosen.includes(sourceOf(element)));
