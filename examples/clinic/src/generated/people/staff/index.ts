// Generated from resources/people/staff.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";
import { Standing } from "../../../../shared/generated/enums";

export const staff = {
  name: "staff",
  section: "people",
  path: "/people/colleagues",
  key: "staff_no",
  title: "full_name",
  access: {
    list: "people.colleagues",
    get: "people.colleagues",
    add: "people.colleagues",
    set: "people.colleagues",
    del: "people.colleagues",
    password: "people.colleagues",
    export: "people.colleagues",
  },
  search: [
    { source: "login_name", as: "text" },
    { source: "mailbox", as: "text" },
    { source: "mobile", as: "phone", area: "mobile_prefix" },
  ],
  personal: ["mailbox", "mobile"],
  isPerson: true,
  facts: ["login_name", "full_name", "serves_as", "posted_to"],
  off: { field: "standing", of: "standing", from: Standing.active, to: Standing.suspended },
  telling: ["login_name"],
  own: ["login_name", "passphrase", "serves_as", "automatic", "standing", "engaged_until", "mailbox", "mobile"],
  opened: true,
  writers: { del: "another" },
  words: wordsIn(() => import("./staff.words")),
  calls: () => import("./staff.calls").then((m) => m.staffCalls),
  schema: () => import("./staff.schema").then((m) => ({ row: m.staffRow })),
  views: {
    list: () => import("./StaffList").then((m) => ({ default: m.StaffList })),
    show: () => import("./StaffShow").then((m) => ({ default: m.StaffShow })),
    create: () => import("./StaffCreate").then((m) => ({ default: m.StaffCreate })),
    edit: () => import("./StaffEdit").then((m) => ({ default: m.StaffEdit })),
  },
} satisfies ResourceProps;
