// Generated from resources/operate/device_file.yaml. Do not edit: change the definition, then npm run generate.
import { integer, key, oneOf, referenceTo, rowOf, text, timestamp, url } from "pilothouse/schema";
import * as z from "zod/mini";
import { dataFileType } from "../../enums";
import { companyReference } from "../company/company.reference";

export const deviceFileAdd = z.object({
  name: text({ required: true, max: 128 }),
  type: oneOf({ required: true, of: dataFileType }),
  comp_id: referenceTo({ required: true, of: companyReference, tree: true }),
  url: url({ required: true, uploaded: true }),
});

export const deviceFileRow = rowOf(z.extend(deviceFileAdd, { id: key(), size: integer(), gmt_create: timestamp() }));

export type DeviceFile = z.infer<typeof deviceFileRow>;
