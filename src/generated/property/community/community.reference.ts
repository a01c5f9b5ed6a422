// Generated from resources/property/community.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "../../../wire";

export const communityReference = {
  resource: "community",
  path: "/property/community",
  key: "id",
  title: "name",
} satisfies Reference;
