// Generated from resources/service/upload.yaml. Do not edit: change the definition, then npm run generate.
import type { Reference } from "pilothouse/wire";

export const uploadReference = { resource: "upload", path: null, key: "name", title: "name" } satisfies Reference;
