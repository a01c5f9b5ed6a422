// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.
import type { Section } from "pilothouse/wire";
import { author } from "./author";
import { book } from "./book";

export const labSection = {
  resources: {
    author,
    book,
  },
  screens: [
    {
      path: "/lab/author",
      menu: "lab.author",
      resources: ["author"],
    },
    {
      path: "/lab/book",
      menu: "lab.book",
      resources: ["book"],
    },
  ],
} satisfies Section;
