// Generated from resources/lab/sign.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const signReference = {
  resource: "sign",
  path: "/lab/sign",
  key: "id",
  title: "name",
  access: { list: "lab.sign", get: "lab.sign" },
  alike: true,
} satisfies Reference;
