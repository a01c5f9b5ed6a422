// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { key, someOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const noteAdd = z.object({
  title: text({ required: true }),
  tags: someOf({ of: publishState }),
});

export const noteSet = z.extend(z.partial(noteAdd), { id: key({ type: "string" }) });

export const noteRow = z.looseObject({
  id: z.string(),
  title: z.nullish(z.string()),
  tags: z.nullish(z.array(z.number())),
});

export interface Note {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly (1 | 2)[];
}
