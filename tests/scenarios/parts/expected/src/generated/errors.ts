// Generated from resources/errors.yaml. Do not edit: change the definition, then npm run generate.

export const errors = {
  513: "errors.513",
};
