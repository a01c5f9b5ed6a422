// Generated from resources/. Do not edit: change the definition, then npm run generate.
import { author } from "./lab/author";
import { book } from "./lab/book";

export const resources = {
  author,
  book,
};
