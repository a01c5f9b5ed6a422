// Generated from resources/service/live.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const liveReference = { resource: "live", path: null, key: "uid", title: "uid" } satisfies Reference;
