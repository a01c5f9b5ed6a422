// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const sign = defineResource({
  table: "sign",
  key: "id",
  fields: {
    id: "integer",
    name: "text",
    place: "text",
    state: PublishState,
    above: "integer",
  },
  calls: { list: "fields", add: "fields" },
});
