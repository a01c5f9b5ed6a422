// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { key, oneOf, rowOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { claimState } from "../../enums";

export const claimSet = z.extend(
  z.partial(
    z.object({
      reason: text(),
      claim_state: oneOf({ of: claimState }),
    }),
  ),
  { id: key() },
);

export const claimRow = rowOf(z.extend(claimSet, { title: text() }));

export type Claim = z.infer<typeof claimRow>;
