// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const importers = {
  crate: {
    action: "import_add",
    of: () => import("./lab/crate/crate.import").then((m) => m.crateImporter),
  },
} as const;
