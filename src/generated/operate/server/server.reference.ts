// Generated from resources/operate/server.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const serverReference = {
  resource: "server",
  path: "/operate/server",
  key: "id",
  title: "name",
  access: { list: "operate.server", get: "operate.server" },
  alike: true,
} satisfies Reference;
