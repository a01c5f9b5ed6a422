import { createContext, useContext } from "react";

/** Where a button stands: an item of a row's menu, the bar over a selection, or a page's head. */
export type Place = "menu" | "bar" | "page";

export interface Standing {
  readonly place: Place;
  /** Called when the button was pressed: closes the menu. */
  readonly onPress?: () => void;
}

export const ActionPlaceContext = createContext<Standing>({ place: "page" });
export const useActionPlace = (): Standing => useContext(ActionPlaceContext);
