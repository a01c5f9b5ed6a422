// Generated from resources/lab/greeting.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const greeting = {
  name: "greeting",
  section: "lab",
  path: "/lab/greeting",
  key: "id",
  title: "name",
  access: {
    list: "lab.greeting",
    get: "lab.greeting",
    add: "lab.greeting",
    set: "lab.greeting",
    export: "lab.greeting",
  },
  words: wordsIn(() => import("./greeting.words")),
  calls: () => import("./greeting.calls").then((m) => m.greetingCalls),
  schema: () => import("./greeting.schema").then((m) => ({ row: m.greetingRow })),
  views: {
    list: () => import("./GreetingList").then((m) => ({ default: m.GreetingList })),
    show: () => import("./GreetingShow").then((m) => ({ default: m.GreetingShow })),
    create: () => import("./GreetingCreate").then((m) => ({ default: m.GreetingCreate })),
    edit: () => import("./GreetingEdit").then((m) => ({ default: m.GreetingEdit })),
  },
} satisfies ResourceProps;
