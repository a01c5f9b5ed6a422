// Generated from resources/lab/job.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "pilothouse/wire";

export default {
  "job.name": "Job",
  "job.plural": "Jobs",
  "job.fields.reason": "Reason",
  "job.fields.word": "Word",
  "job.fields.name": "Name",
  "job.fields.months": "Months",
  "job.fields.total": "Total",
  "job.fields.short": "Lacking",
  "job.fields.span": "Span",
  "job.fields.id": "ID",
  "job.fields.cost": "Cost",
  "job.fields.host": "Host",
  "job.fields.state": "State",
  "job.actions.run": "Run now",
  "job.actions.refuse": "Refuse",
  "job.actions.wake": "Wake",
  "job.actions.steer": "Steer",
  "job.actions.place": "Place",
  "job.short.price": "Recharge",
  "job.amount.place": "Pay",
  "job.actions.collect": "Collect",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
