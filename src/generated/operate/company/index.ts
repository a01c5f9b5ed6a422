// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const company = {
  name: "company",
  section: "operate",
  path: "/operate/company",
  key: "comp_id",
  title: "comp_name",
  parent: "comp_parent_id",
  access: {
    list: "operate.company",
    get: "operate.company",
    add: "operate.company",
    set: "operate.company",
    del: "operate.company",
    export: "operate.company",
  },
  further: ["factor_role_ids", "gmt_end"],
  search: [
    { source: "comp_person", as: "text" },
    { source: "comp_phone", as: "phone", area: "comp_phone_area" },
  ],
  personal: ["comp_person", "comp_phone"],
  facts: ["comp_type", "comp_parent_id", "comp_person", "gmt_create"],
  ends: "gmt_end",
  own: ["comp_name", "comp_type", "agent_type", "comp_parent_id", "dk", "dk_limit", "sort", "sys"],
  owner: "comp_id",
  writers: { del: "above" },
  words: wordsIn(() => import("./company.words")),
  calls: () => import("./company.calls").then((m) => m.companyCalls),
  schema: () => import("./company.schema").then((m) => ({ row: m.companyRow })),
  views: {
    list: () => import("./CompanyList").then((m) => ({ default: m.CompanyList })),
    show: () => import("./CompanyShow").then((m) => ({ default: m.CompanyShow })),
    create: () =>
      import("../../../overrides/operate/company/wizard/CompanyCreate").then((m) => ({ default: m.CompanyCreate })),
    edit: () => import("./CompanyEdit").then((m) => ({ default: m.CompanyEdit })),
  },
} satisfies ResourceProps;
