// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { type Calls, rest } from "pilothouse/wire";
import type { Note } from "./note.schema";

export const noteCalls = {
  list: rest.list<Note>("/notes"),
  get: rest.get<Note>("/notes"),
  add: rest.add<Note>("/notes", () => import("./note.schema").then((m) => m.noteAdd)),
  set: rest.set<Note>("/notes", () => import("./note.schema").then((m) => m.noteSet)),
  del: rest.del("/notes"),
} satisfies Calls;
