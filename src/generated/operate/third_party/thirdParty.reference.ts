// Generated from resources/operate/third_party.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const thirdPartyReference = {
  resource: "third_party",
  path: "/operate/platform",
  key: "id",
  title: "name",
  access: { list: "operate.platform", get: "operate.platform" },
  alike: true,
} satisfies Reference;
