// Generated from resources/operate/ip_server.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const ipServerReference = {
  resource: "ip_server",
  path: "/operate/ipserver",
  key: "id",
  title: "ip",
  access: { list: "operate.ipserver", get: "operate.ipserver" },
  alike: true,
} satisfies Reference;
