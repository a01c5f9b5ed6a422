// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const companyReference = {
  resource: "company",
  path: "/operate/company",
  key: "comp_id",
  title: "comp_name",
  access: { list: "operate.company", get: "operate.company" },
  parent: "comp_parent_id",
  order: "sort",
} satisfies Reference;
