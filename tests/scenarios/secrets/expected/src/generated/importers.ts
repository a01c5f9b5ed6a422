// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const importers = {
  operator: {
    action: "add",
    updates: true,
    of: () => import("./lab/operator/operator.import").then((m) => m.operatorImporter),
  },
} as const;
