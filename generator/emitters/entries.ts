// Properties and attributes that are omitted if they are empty.
import type { Json, ResourceModel } from "../model/Model";
import { array, type Code, type Entry, literal } from "../printing";

/** A property, omitted if it has its usual value. */
export const entryUnlessDefault = (usual: Json, name: string, value: Json): readonly Entry[] =>
  value === usual ? [] : [[name, literal(value)]];

/** An attribute with elements, omitted if there are none. */
export const elementsEntry = (name: string, items: readonly Code[]): readonly Entry[] =>
  items.length === 0 ? [] : [[name, array(items)]];

/** A property with data by name, omitted if it is empty. */
export const dataEntry = (name: string, data: Readonly<Record<string, Json>>): readonly Entry[] =>
  Object.keys(data).length === 0 ? [] : [[name, literal(data)]];

/** The fields that name a record by language, omitted if one field names it in all languages. */
export const titlesEntry = ({ titles }: ResourceModel): readonly Entry[] => dataEntry("titles", titles);
