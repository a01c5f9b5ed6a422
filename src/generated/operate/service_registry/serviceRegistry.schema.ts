// Generated from resources/operate/service_registry.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, text } from "pilothouse/schema";
import * as z from "zod/mini";
import { serverStatus } from "../../enums";

export const serviceRegistrySet = z.extend(
  z.partial(
    z.object({
      weight: integer({ min: 0, max: 100 }),
      tags: text({ max: 128 }),
      state: oneOf({ required: true, of: serverStatus }),
    }),
  ),
  { id: key({ type: "number" }) },
);

export const serviceRegistryRow = z.looseObject({
  id: z.number(),
  name: z.nullish(z.string()),
  type: z.nullish(z.number()),
  addr: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  weight: z.nullish(z.number()),
  tags: z.nullish(z.string()),
  health_state: z.nullish(z.number()),
  state: z.nullish(z.number()),
  gmt_update: z.nullish(z.number()),
});

export interface ServiceRegistry {
  readonly id: number;
  readonly name: string;
  readonly type:
    | 2
    | 4
    | 5
    | 6
    | 7
    | 8
    | 9
    | 10
    | 11
    | 12
    | 14
    | 15
    | 16
    | 17
    | 18
    | 19
    | 20
    | 21
    | 22
    | 23
    | 24
    | 25
    | 26
    | 27
    | 28
    | 29
    | 30
    | 34;
  readonly addr: string;
  readonly zone: string;
  readonly weight: number;
  readonly tags: string;
  readonly health_state: 1 | 2 | 3;
  readonly state: 1 | 2;
  readonly gmt_update: number;
}
