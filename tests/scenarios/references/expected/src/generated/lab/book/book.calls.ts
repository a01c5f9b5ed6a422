// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Book } from "./book.schema";

export const bookCalls = {
  list: bearer.list<Book>("/v2/lab/book/list", { key: "isbn" }),
  add: bearer.add<Book>(
    "/v2/lab/book/add",
    { isbn: "text", title: "text", author_id: "integer", sequels: "list" },
    { key: "isbn" },
  ),
  set: bearer.set<Book>(
    "/v2/lab/book/set",
    { isbn: "text", title: "text", author_id: "integer", sequels: "list" },
    { key: "isbn" },
  ),
} satisfies Calls;
