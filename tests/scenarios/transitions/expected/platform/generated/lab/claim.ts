// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { ClaimState } from "../../../shared/generated/enums";

export const claim = defineResource({
  table: "claim",
  key: "id",
  fields: {
    id: "integer",
    title: "text",
    reason: "text",
    claim_state: ClaimState,
  },
  calls: { list: "fields", set: "fields" },
});
