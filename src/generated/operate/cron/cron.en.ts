// Generated from resources/operate/cron.yaml. Do not edit: change the definition, then npm run generate.
import type { WordTable } from "../../../wire";

export default {
  "cron.name": "Scheduled task",
  "cron.fields.id": "ID",
  "cron.fields.name": "Name",
  "cron.fields.type": "Type",
  "cron.fields.state": "State",
  "cron.help.state": "Only a released task runs",
  "cron.fields.spec": "Schedule",
  "cron.help.spec": "Cron expression of five fields, or six with seconds first",
  "cron.fields.param": "Parameters",
  "cron.help.param": "Given to the task as a JSON object",
  "cron.fields.gmt_run": "Last run",
  "cron.fields.gmt_create": "Created",
  "cron.groups.task": "Task",
  "cron.groups.schedule": "Schedule",
  "cron.groups.record": "Record",
  "cron.actions.run": "Run now",
  "enums.cron_type.1": "Statistics",
  "enums.cron_type.2": "Clean-up",
  "enums.cron_type.3": "Notification",
  "enums.cron_type.4": "Synchronisation",
  "enums.publish_state.1": "Released",
  "enums.publish_state.2": "Delisted",
} satisfies WordTable;
