// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import { defineResource } from "pilothouse/handles";
import { PublishState } from "../../../shared/generated/enums";

export const job = defineResource({
  table: "job",
  key: "id",
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
    run: {
      required: {
        id: "integer",
      },
    },
    refuse: {
      required: {
        id: "integer",
      },
      optional: {
        reason: "text",
      },
    },
    wake: {
      required: {
        id: "integer",
      },
    },
    steer: {
      required: {
        to: "text",
        word: "text",
      },
      optional: {
        mode: "integer",
      },
    },
    place: {
      required: {
        name: "text",
      },
      optional: {
        price: "cents",
        months: "integer",
      },
    },
    price: {
      required: {
        name: "text",
      },
      answered: {
        price: "cents",
        total: "cents",
        short: "cents",
        span: "integer",
      },
    },
    collect: {},
    progress: {
      required: {
        id: "integer",
      },
    },
  },
});
