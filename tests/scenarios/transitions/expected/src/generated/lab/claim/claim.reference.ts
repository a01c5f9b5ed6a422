// Generated from resources/lab/claim.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const claimReference = {
  resource: "claim",
  path: "/lab/claim",
  key: "id",
  title: "title",
  access: { list: "lab.claim", get: "lab.claim" },
  alike: true,
} satisfies Reference;
