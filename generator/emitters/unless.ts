import type { Json } from "../model/Model";
import { type Entry, literal } from "../printing";

/** A property, or nothing where it says what holds anyway. */
export const unless = (usual: Json, name: string, value: Json): readonly Entry[] =>
  value === usual ? [] : [[name, literal(value)]];
