// Properties and attributes that are left out where they would say nothing.
import type { Json, ResourceModel } from "../model/Model";
import { array, type Code, type Entry, literal } from "../printing";

/** A property, unless it has the value that is usual. */
export const entryUnless = (usual: Json, name: string, value: Json): readonly Entry[] =>
  value === usual ? [] : [[name, literal(value)]];

/** An attribute that holds elements, unless there are none. */
export const elementsEntry = (name: string, items: readonly Code[]): readonly Entry[] =>
  items.length === 0 ? [] : [[name, array(items)]];

/** Which fields name a record in which languages, unless one field names it in all. */
export const titlesEntry = ({ titles }: ResourceModel) =>
  Object.keys(titles).length === 0 ? [] : [["titles", literal(titles)] as const];
