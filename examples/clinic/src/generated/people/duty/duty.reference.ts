// Generated from resources/people/duty.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const dutyReference = {
  resource: "duty",
  path: "/people/duties",
  key: "duty_no",
  title: "duty_name",
  access: { list: "people.duties", get: "people.duties" },
  titles: { "zh-CN": "duty_name_zh", "zh-TW": "duty_name_zh" },
  alike: true,
} satisfies Reference;
