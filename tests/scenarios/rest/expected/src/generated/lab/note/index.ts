// Generated from resources/lab/note.yaml. Do not edit: change the definition, then npm run generate.
import { type ResourceProps, wordsIn } from "pilothouse/wire";

export const note = {
  name: "note",
  section: "lab",
  path: "/lab/note",
  key: "id",
  keyType: "string",
  title: "title",
  style: "rest",
  access: { list: "lab.note", get: "lab.note", add: "lab.note", set: "lab.note", del: "lab.note", export: "lab.note" },
  opened: true,
  words: wordsIn(() => import("./note.words")),
  calls: () => import("./note.calls").then((m) => m.noteCalls),
  schema: () => import("./note.schema").then((m) => ({ row: m.noteRow })),
  views: {
    list: () => import("./NoteList").then((m) => ({ default: m.NoteList })),
    show: () => import("./NoteShow").then((m) => ({ default: m.NoteShow })),
    create: () => import("./NoteCreate").then((m) => ({ default: m.NoteCreate })),
    edit: () => import("./NoteEdit").then((m) => ({ default: m.NoteEdit })),
  },
} satisfies ResourceProps;
