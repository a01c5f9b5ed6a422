// Generated from resources/lab/crate.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const crateReference = {
  resource: "crate",
  path: "/lab/crate",
  key: "id",
  title: "code",
  access: { list: "lab.crate", get: "lab.crate" },
} satisfies Reference;
