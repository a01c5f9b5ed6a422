// Generated from resources/lab/operator.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const operatorReference = {
  resource: "operator",
  path: "/lab/operator",
  key: "user_id",
  title: "user_id",
  access: { list: "lab.operator", get: "lab.operator" },
} satisfies Reference;
