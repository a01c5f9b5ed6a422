// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { key, rowOf, someOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const noteAdd = z.object({
  title: text({ required: true }),
  tags: someOf({ of: publishState }),
});

export const noteSet = z.extend(z.partial(noteAdd), { id: key({ type: "string" }) });

export const noteRow = rowOf(z.extend(noteAdd, { id: key({ type: "string" }) }));

export type Note = z.infer<typeof noteRow>;
