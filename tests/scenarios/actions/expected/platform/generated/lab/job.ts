// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../enums";

export const job = defineResource({
  table: "job",
  fields: {
    id: "integer",
    name: "text",
    cost: "cents",
    host: "text",
    reason: "text",
    state: PublishState,
  },
  calls: {
    list: "fields",
    add: "fields",
    run: ["id"],
    refuse: ["id", "reason"],
    wake: ["id"],
    steer: ["to", "mode", "word"],
    place: ["name", "price", "months"],
    price: ["name", "price", "total", "short", "span"],
    collect: [],
    progress: ["id"],
  },
});
