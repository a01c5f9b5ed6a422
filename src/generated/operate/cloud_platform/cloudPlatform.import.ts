// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import { key } from "pilothouse/schema";
import type { Importer } from "pilothouse/wire";
import * as z from "zod/mini";
import { CloudMode, CloudVendor, OpenState, Sys } from "../../../../shared/generated/enums";
import { openStateSynonyms, sysSynonyms } from "../../synonyms";
import { cloudPlatformCalls } from "./cloudPlatform.calls";
import { cloudPlatformAdd } from "./cloudPlatform.schema";

export const cloudPlatformImporter = {
  call: cloudPlatformCalls.add,
  checkedAs: "cloud_platform",
  natural: ["platform_name", "comp_id"],
  fields: cloudPlatformAdd,
  valueSynonyms: { sys: sysSynonyms, state: openStateSynonyms },
  defaults: {
    type_id: CloudVendor.s3_compatible,
    mode: CloudMode.direct,
    sys: Sys.public,
    state: OpenState.enabled,
    platform_port: 443,
    live: 0,
    support_img: 1,
  },
  updating: {
    call: cloudPlatformCalls.set,
    key: z.object({
      id: key(),
    }),
  },
} satisfies Importer;
