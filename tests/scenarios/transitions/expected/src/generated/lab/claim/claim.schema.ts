// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf } from "pilothouse/schema";
import * as z from "zod/mini";
import { claimState } from "../../enums";

export const claimSet = z.extend(
  z.partial(
    z.object({
      claim_state: oneOf({ of: claimState }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const claimRow = z.looseObject({
  id: z.number(),
  title: z.nullish(z.string()),
  claim_state: z.nullish(z.number()),
});

export interface Claim {
  readonly id: number;
  readonly title: string;
  readonly claim_state: 1 | 2 | 3 | 4;
}
