import { hostJsonSchema, jsonSchemaOf } from "./definition/jsonSchema";
import { registry } from "./kinds/registry";

/** The JSON Schema that editors check definitions against; `resources/definition.schema.json` holds it. */
export const definitionJsonSchema = (): object => jsonSchemaOf(registry);

export { hostJsonSchema };
