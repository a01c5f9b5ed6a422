// Generated from resources/people/pass.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const passReference = {
  resource: "pass",
  path: "/people/passes",
  key: "pass_no",
  title: "called",
  access: { list: "people.passes", get: "people.passes" },
  alike: true,
} satisfies Reference;
