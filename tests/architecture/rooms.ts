// The folders of a part of the code ("rooms"), in the order in which they may import. A room imports from itself and
// from rooms before it, never from later rooms.

export interface Floor {
  readonly path: string;
  /** Names of folders, and of files beside them. */
  readonly rooms: readonly string[];
  /** Rooms that do not import certain rooms, although these come before them. */
  readonly forbidden?: Readonly<Record<string, readonly string[]>>;
}

/** The subjects of the product's platform. A subject imports only from subjects before it. */
const SUBJECTS: Floor = {
  path: "platform/business",
  rooms: [
    ...["database", "once"],
    "outbox",
    ...["alarms", "bootstrap"],
    ...["identity", "apps", "support", "streams"],
    ...["companies", "devices", "maintenance"],
    "payments",
    ...["wallet", "statistics"],
    "orders",
    ...["notices", "codes", "demo"],
    ...["rules", "index"],
  ],
};

export const FLOORS: readonly Floor[] = [
  SUBJECTS,
  { path: "shared", rooms: ["schema", "generated"] },
  {
    path: "src/framework",
    rooms: [
      "wire",
      ...["preferences", "providers"],
      ...["ui", "auth"],
      ...["slots", "resource"],
      "value",
      "actions",
      "list",
      "tasks",
      ...["form", "shell"],
      ...["show", "public", "account"],
      "ask",
      "console",
      "prerender",
      "testing",
    ],
    forbidden: {
      list: ["auth", "providers"],
      form: ["list", "auth", "providers"],
      show: ["list", "shell", "auth", "providers"],
    },
  },
  {
    path: "platform/framework",
    rooms: [
      "observing",
      ...["passwords", "settings", "folder", "secrets"],
      ...["wire", "storage", "fileStore", "trail", "workers"],
      ...["queue", "access", "uploads"],
      ...["records", "rules"],
      "Platform",
      ...["calls", "own", "personal", "door"],
      ...["demo", "Feature", "Business", "starting"],
      ...["server", "index"],
    ],
    forbidden: {
      // Permissions depend on the store only.
      access: ["queue", "workers"],
      records: ["workers", "folder", "secrets"],
    },
  },
  {
    path: "generator",
    rooms: [
      ...["layout", "launch", "speaking"],
      ...["definition", "model", "kinds"],
      ...["schemaOf", "load"],
      ...["printing", "emitters", "output"],
      ...["loadModel", "index"],
    ],
    forbidden: {
      // Printed code depends on the Model only.
      printing: ["definition", "kinds"],
      emitters: ["definition"],
    },
  },
  {
    path: "probe",
    rooms: [
      ...["listShape", "valueForms"],
      "Shape",
      ...["envelope", "Report"],
      ...["reach", "ask", "hostYaml", "screens", "takesFiles"],
      ...["pages", "rights", "speak", "enter", "compare", "abilities"],
      ...["keysIn", "recognizePaging", "recognizeShape", "expired"],
      ...["reading", "writing", "fitting"],
      ...["print", "probe"],
      ...["terminal", "cli"],
    ],
  },
  { path: "authoring/upgrade", rooms: ["Step", "steps", "files", "upgrade", "inZoo", "cli"] },
  {
    path: "authoring/dev",
    rooms: [
      ...["messages", "page", "mistakes", "createMistakeBoard"],
      ...["insideFilesOf", "followPlugin", "cataloguePlugin", "checkTypes", "serve"],
    ],
  },
  { path: "authoring/catalogue", rooms: ["Examples", "index", "examples", "page"] },
  {
    path: "authoring/editor",
    rooms: [...["Schema", "describe", "schemas"], ...["names", "readNamesInCode", "propose"], "editorSchemas"],
  },
  {
    path: "authoring/checks",
    rooms: [
      ...["Subject", "Folder"],
      ...["languages", "files", "forms", "lists", "circles", "states", "store", "calls", "asked", "relations"],
      ...[
        "fields",
        "also",
        "demo",
        "given",
        "texts",
        "handlers",
        "drawn",
        "theme",
        "dashboards",
        "reactions",
        "overrides",
        "patterns",
        "shipped",
        "steps",
        "screens",
      ],
      ...["views", "actions", "further", "presets", "enums", "titles", "dialectValues", "dialect", "host"],
      "index",
    ],
  },
  { path: "authoring/generate", rooms: ["watchTree", "watch", "unifiedDiff", "describe", "check", "commands", "cli"] },
  {
    path: "authoring/import",
    rooms: [
      ...["facts", "Refusal", "LeftOutPart", "Options", "Taken", "mostFrequent", "names"],
      ...["Description", "readDescription", "Shape", "operations", "lists", "places", "collections"],
      ...["enums", "kinds", "fields", "written", "references", "calls", "resources"],
      ...["dialect", "signIn", "files"],
      ...["importOpenapi", "report", "openapi"],
      ...["own", "sql", "infer"],
      ...["store", "yaml", "differences", "writeImport"],
      ...["mock", "usage", "given", "cli"],
    ],
  },
  {
    path: "authoring/theme",
    rooms: [...["contrast", "definition"], ...["palette", "pictures", "writeTheme", "readTheme", "themePlugin"]],
  },
  {
    path: "authoring/build",
    rooms: [
      "createModuleGrouping",
      "values",
      "loadWithFiles",
      "chunksPlugin",
      "compressPlugin",
      "titleAttributes",
      "waitedFor",
      "prerenderPlugin",
    ],
  },
  { path: "authoring/words", rooms: ["frameworkTexts", "xliff", "labels", "translate", "cli"] },
  { path: "authoring/mcp", rooms: ["cli"] },
  { path: "authoring/new", rooms: ["names", "template", "makeConsole", "add", "cli"] },
];

export interface FloorImports {
  readonly path: string;
  /** The only other folders, or files without extension, that it may import. */
  readonly on: readonly string[];
  /** Folders that it may import only dynamically. */
  readonly later?: readonly string[];
}

/** The rooms of shared/ that belong to the framework. */
const SHARED = ["shared/schema"] as const;

export const FLOOR_IMPORTS: readonly FloorImports[] = [
  { path: "generator", on: ["shared/schema", "locales/en", "locales/zh-CN", "locales/zh-TW"] },
  {
    path: "probe",
    on: [
      ...["generator/index", "generator/launch", "shared/schema", "src/framework/wire"],
      "src/framework/providers/roleRights",
      "features/hosts/dialect",
    ],
  },
  {
    path: "authoring",
    on: [
      "generator",
      "shared/schema",
      "src/framework",
      "locales/en",
      "platform/install.mjs",
      "platform/launching.mjs",
      "platform/framework",
      "features/sheets/book",
      "probe",
    ],
  },
  { path: "shared", on: [] },
  // Code that talks to the platform reads no files.
  { path: "src/framework/wire", on: ["shared/schema"] },
  { path: "src/framework", on: ["locales", ...SHARED] },
  {
    path: "src/generated",
    on: ["src/framework", "src/overrides", "features", "shared/schema", "shared/generated"],
    later: ["src/console"],
  },
  { path: "src/overrides", on: ["src/framework", "src/generated", "src/console", "features", "shared"] },
  {
    path: "src/console",
    on: ["src/framework", "src/generated", "features", "locales", "shared", "authoring/catalogue/index"],
  },
  { path: "platform/framework", on: ["generator/index", "locales", ...SHARED] },
  { path: "features", on: ["generator/index", "platform/framework", ...SHARED, "src/framework"] },
  { path: "platform/generated", on: ["platform/framework", "features", "shared/generated"] },
  {
    path: "platform/business",
    on: ["platform/framework", "platform/generated", "generator/index", "shared", "features"],
  },
  { path: "platform/main.ts", on: ["platform/framework", "platform/business", "features"] },
  {
    path: "examples/clinic/src",
    on: [
      ...SHARED,
      "src/framework",
      "features",
      ...["locales", "features", "shared"].map((folder) => `examples/clinic/${folder}`),
    ],
  },
  {
    path: "examples/clinic/features",
    on: ["src/framework", "platform/framework", "examples/clinic/src/generated", "authoring/catalogue/index"],
  },
  {
    path: "examples/clinic/platform",
    on: [...SHARED, "platform/framework", "features", "examples/clinic/features", "examples/clinic/shared"],
  },
];
