// Generated from resources/lab/recipe.yaml. Do not edit: change the definition, then npm run generate.
import { attributes, integer, key, list, number, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const recipeAdd = z.object({
  name: text({ required: true }),
  attr: attributes({ of: { color: text(), weight: number({ min: 0 }) } }),
  steps: list({
    of: { name: text({ required: true }), seconds: integer({ min: 1 }), state: oneOf({ of: publishState }) },
  }),
});

export const recipeSet = z.extend(z.partial(recipeAdd), { id: key({ type: "number" }) });

export const recipeRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  attr: z.nullish(z.string()),
  steps: z.nullish(
    z.array(
      z.looseObject({ name: z.nullish(z.string()), seconds: z.nullish(z.number()), state: z.nullish(z.number()) }),
    ),
  ),
});

export interface Recipe {
  readonly id: number;
  readonly name: string;
  readonly attr: string;
  readonly steps: readonly { readonly name: string; readonly seconds: number; readonly state: 1 | 2 }[];
}
