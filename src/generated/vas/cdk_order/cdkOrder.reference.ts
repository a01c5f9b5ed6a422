// Generated from resources/vas/cdk_order.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cdkOrderReference = {
  resource: "cdk_order",
  path: "/vas/cdkorder",
  key: "id",
  title: "batch_id",
  access: { list: "vas.cdkorder", get: "vas.cdkorder" },
  alike: true,
} satisfies Reference;
