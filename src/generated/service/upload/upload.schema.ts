// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import * as z from "zod/mini";

export const uploadRow = z.looseObject({
  name: z.string(),
  zone: z.nullish(z.string()),
  region: z.nullish(z.string()),
  put_url: z.nullish(z.string()),
});

export interface Upload {
  readonly name: string;
  readonly zone: string;
  readonly region: string;
  readonly put_url: string;
}
