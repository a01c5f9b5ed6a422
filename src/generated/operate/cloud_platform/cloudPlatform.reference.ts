// Generated from resources/operate/cloud_platform.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const cloudPlatformReference = {
  resource: "cloud_platform",
  path: "/operate/cloud",
  key: "id",
  title: "platform_name",
  access: { list: "operate.cloud", get: "operate.cloud" },
  alike: true,
} satisfies Reference;
