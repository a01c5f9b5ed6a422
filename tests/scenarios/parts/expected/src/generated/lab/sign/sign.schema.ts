// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, referenceTo, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";
import { signReference } from "./sign.reference";

export const signAdd = z.object({
  name: text({ required: true, max: 64 }),
  place: text({ max: 32 }),
  state: oneOf({ of: publishState }),
  above: referenceTo({ of: signReference }),
});

export const signRow = rowOf(z.extend(signAdd, { id: key() }));

export type Sign = z.infer<typeof signRow>;
