// Properties and attributes that are left out if they are empty.
import type { Json, ResourceModel } from "../model/Model";
import { array, type Code, type Entry, literal } from "../printing";

/** A property, unless it has the value that is usual. */
export const entryUnless = (usual: Json, name: string, value: Json): readonly Entry[] =>
  value === usual ? [] : [[name, literal(value)]];

/** An attribute that holds elements, unless there are none. */
export const elementsEntry = (name: string, items: readonly Code[]): readonly Entry[] =>
  items.length === 0 ? [] : [[name, array(items)]];

/** A property that holds data by names, unless there are none. */
export const dataEntry = (name: string, data: Readonly<Record<string, Json>>): readonly Entry[] =>
  Object.keys(data).length === 0 ? [] : [[name, literal(data)]];

/** Which fields name a record in which languages, unless one field names it in all. */
export const titlesEntry = ({ titles }: ResourceModel): readonly Entry[] => dataEntry("titles", titles);
