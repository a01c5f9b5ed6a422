// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const staffReference = {
  resource: "staff",
  path: "/people/colleagues",
  key: "staff_no",
  title: "full_name",
  access: { list: "people.colleagues", get: "people.colleagues" },
  alike: true,
} satisfies Reference;
