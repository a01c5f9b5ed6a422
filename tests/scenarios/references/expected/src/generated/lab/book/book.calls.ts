// Generated from resources/lab/book.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, bearer } from "pilothouse/wire";
import type { Book } from "./book.schema";

export const bookCalls = {
  list: bearer.list<Book>("/v2/lab/book/list", { key: "isbn" }),
  add: bearer.add<Book>("/v2/lab/book/add", () => import("./book.schema").then((m) => m.bookAdd), { key: "isbn" }),
  set: bearer.set<Book>("/v2/lab/book/set", () => import("./book.schema").then((m) => m.bookSet), { key: "isbn" }),
} satisfies Calls;
