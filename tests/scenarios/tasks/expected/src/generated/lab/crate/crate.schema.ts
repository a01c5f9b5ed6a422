// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import { flag, key, money, oneOf, rowOf, text, timestamp } from "pilothouse/schema";
import * as z from "zod/mini";
import { publishState } from "../../enums";

export const crateRow = rowOf(
  z.object({
    id: key(),
    code: text({ required: true, max: 20 }),
    state: oneOf({ of: publishState }),
    price: money({ currency: "rmb" }),
    sealed: flag(),
    gmt_create: timestamp(),
  }),
);

export type Crate = z.infer<typeof crateRow>;
