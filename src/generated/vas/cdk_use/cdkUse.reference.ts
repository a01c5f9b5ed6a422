// Generated from resources/vas/cdk_use.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cdkUseReference = {
  resource: "cdk_use",
  path: "/vas/cdkorder/cdk_use",
  key: "cdk",
  title: "cdk",
  access: { list: "vas.cdkorder", get: "vas.cdkorder" },
} satisfies Reference;
