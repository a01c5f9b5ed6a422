import { hostJsonSchema, jsonSchemaOf } from "./definition/jsonSchema";
import { registry } from "./kinds/registry";

/** The JSON Schema with which editors check definitions. It is written to `resources/definition.schema.json`. */
export const definitionJsonSchema = (): object => jsonSchemaOf(registry);

export { hostJsonSchema };
