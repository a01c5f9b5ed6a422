// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, integer, key, list, number, oneOf, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const recipeAdd = z.object({
  name: text({ required: true }),
  attr: attributes({ of: { color: text(), weight: number({ min: 0 }) } }),
  steps: list({
    of: { name: text({ required: true }), seconds: integer({ min: 1 }), state: oneOf({ of: publishState }) },
  }),
});

export const recipeSet = z.extend(z.partial(recipeAdd), { id: key() });

export const recipeRow = rowOf(z.extend(recipeAdd, { id: key() }));

export type Recipe = z.infer<typeof recipeRow>;
