// Generated from resources/enums.yaml. Do not edit: change the definition, then npm run generate.
import { enumeration } from "pilothouse/handles";

export const PublishState = enumeration({ released: 1, delisted: 2 });

export type PublishState = 1 | 2;
