import type { ResourceModel } from "../model/Model";
import { literal } from "../printing";

/** Which other fields name a record in some languages; nothing where one field names it in all. */
export const titlesEntry = ({ titles }: ResourceModel) =>
  Object.keys(titles).length === 0 ? [] : [["titles", literal(titles)] as const];
