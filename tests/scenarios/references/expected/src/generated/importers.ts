// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const importers = {
  book: {
    action: "add",
    updates: true,
    of: () => import("./lab/book/book.import").then((m) => m.bookImporter),
  },
} as const;
