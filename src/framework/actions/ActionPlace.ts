import { createContext, useContext } from "react";

/** Where a button is: in a row or its menu, in the bar above a selection, or in the header of a page. */
export type ActionPlace = "row" | "menu" | "bar" | "page";

export interface ActionContext {
  readonly place: ActionPlace;
  /** Whether the button is the main one of a list. */
  readonly isMain?: boolean;
  /** Called when the button is pressed: closes the menu. */
  readonly onPress?: () => void;
  /** Labels of buttons that are already shown elsewhere. */
  readonly without?: ReadonlySet<string>;
  /** Whether no button here can be the main button of the page. */
  readonly isLesser?: boolean;
}

export const ActionPlaceContext = createContext<ActionContext>({ place: "page" });
export const useActionContext = (): ActionContext => useContext(ActionPlaceContext);
