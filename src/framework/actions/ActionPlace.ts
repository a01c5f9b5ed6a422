import { createContext, useContext } from "react";

/** The place of a button: an item of a row's menu, the bar above a selection, or the header of a page. */
export type Place = "menu" | "bar" | "page";

export interface ActionContext {
  readonly place: Place;
  /** Whether the button is the main one of a list. */
  readonly isMain?: boolean;
  /** Called when the button is pressed: closes the menu. */
  readonly onPress?: () => void;
  /** Labels of buttons that are already shown elsewhere. */
  readonly without?: ReadonlySet<string>;
  /** Whether none of them can be the main button of the page. */
  readonly isLesser?: boolean;
}

export const ActionPlaceContext = createContext<ActionContext>({ place: "page" });
export const useActionPlace = (): ActionContext => useContext(ActionPlaceContext);
