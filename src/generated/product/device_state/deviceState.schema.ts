// Generated from resources/product/device_state.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const deviceStateRow = z.looseObject({
  uid: z.string(),
  online: z.nullish(z.number()),
  network_type: z.nullish(z.number()),
  pk: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  ip: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  srv: z.nullish(z.string()),
  signal: z.nullish(z.number()),
  gmt_online: z.nullish(z.number()),
  gmt_offline: z.nullish(z.number()),
});

export interface DeviceState {
  readonly uid: string;
  readonly online: 0 | 1;
  readonly network_type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly pk: string;
  readonly comp_id: number;
  readonly ip: string;
  readonly zone: string;
  readonly srv: string;
  readonly signal: number;
  readonly gmt_online: number;
  readonly gmt_offline: number;
}
