// Generated from resources/operate/company.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { AgentType, CompanyType, Sys } from "../../../shared/generated/enums";

export const company = defineResource({
  table: "company",
  key: "comp_id",
  fields: {
    comp_id: "integer",
    comp_name: "text",
    comp_short_name: "text",
    comp_type: CompanyType,
    agent_type: AgentType,
    comp_parent_id: "integer",
    comp_top_id: "integer",
    comp_key: "text",
    comp_person: "text",
    comp_phone_area: "text",
    comp_phone: "text",
    country: "text",
    province: "text",
    city: "text",
    area: "text",
    area_id: "integer",
    comp_addr: "text",
    latitude: "real",
    longitude: "real",
    dk: "text",
    dk_limit: "integer",
    factor_role_ids: "json",
    sort: "integer",
    sys: Sys,
    gmt_create: "integer",
    gmt_end: "integer",
    gmt_update: "integer",
  },
  calls: { list: "fields", add: "fields", set: "fields", del: "fields" },
});
