import { array, type Code, type Entry } from "../printing";

/** An attribute that holds elements, left out when there are none. */
export const listed = (name: string, items: readonly Code[]): readonly Entry[] =>
  items.length === 0 ? [] : [[name, array(items)]];
