// Generated from resources/product/device.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const deviceRow = z.looseObject({
  uid: z.string(),
  mac: z.nullish(z.string()),
  tag: z.nullish(z.string()),
  pk: z.nullish(z.string()),
  device_type: z.nullish(z.number()),
  online: z.nullish(z.number()),
  state: z.nullish(z.number()),
  pair_state: z.nullish(z.number()),
  network_type: z.nullish(z.number()),
  ver: z.nullish(z.string()),
  comp_id: z.nullish(z.number()),
  key: z.nullish(z.string()),
  lic_code: z.nullish(z.string()),
  iccid: z.nullish(z.string()),
  ip: z.nullish(z.string()),
  zone: z.nullish(z.string()),
  import_id: z.nullish(z.number()),
  gmt_active: z.nullish(z.number()),
  gmt_online: z.nullish(z.number()),
  gmt_create: z.nullish(z.number()),
});

export interface Device {
  readonly uid: string;
  readonly mac: string;
  readonly tag: string;
  readonly pk: string;
  readonly device_type: 1 | 2 | 3 | 4 | 5;
  readonly online: 0 | 1;
  readonly state: 1 | 2 | 3;
  readonly pair_state: 0 | 1;
  readonly network_type: 0 | 1 | 2 | 3 | 4 | 5;
  readonly ver: string;
  readonly comp_id: number;
  readonly key: string;
  readonly lic_code: string;
  readonly iccid: string;
  readonly ip: string;
  readonly zone: string;
  readonly import_id: number;
  readonly gmt_active: number;
  readonly gmt_online: number;
  readonly gmt_create: number;
}
