// Generated from resources/operate/push_binding.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const pushBindingReference = {
  resource: "push_binding",
  path: "/operate/pushconf",
  key: "id",
  title: "link_id",
  access: { list: "operate.pushconf", get: "operate.pushconf" },
  alike: true,
} satisfies Reference;
