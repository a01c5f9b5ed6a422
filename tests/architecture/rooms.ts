// The rooms of each floor, from the ground up: a room imports from itself and from rooms before it, never from one after it.

export interface Floor {
  readonly path: string;
  /** Folders, and files that stand beside them by their names. */
  readonly rooms: readonly string[];
  /** Rooms that know nothing of some room before them, though they stand above it. */
  readonly apart?: Readonly<Record<string, readonly string[]>>;
}

/** Subjects of the product's platform: one stands on those before it. */
const SUBJECTS: Floor = {
  path: "platform/business",
  rooms: [
    "database",
    ...["identity", "apps", "support", "streams"],
    ...["companies", "devices", "maintenance", "statistics"],
    "payments",
    "wallet",
    "orders",
    ...["notices", "codes", "demo"],
    ...["rules", "index"],
  ],
};

export const FLOORS: readonly Floor[] = [
  SUBJECTS,
  {
    path: "src/framework",
    rooms: [
      ...["schema", "sheet"],
      "wire",
      ...["preferences", "providers"],
      ...["ui", "auth"],
      "resource",
      ...["value", "search", "apitest"],
      "actions",
      "list",
      ...["import", "tasks"],
      ...["form", "shell"],
      ...["show", "public", "account"],
      ...["wizard", "ask"],
      "console",
      ...["prerender", "chunks"],
      "testing",
    ],
    apart: {
      // The platform judges with the console's schemas, and generated code says them.
      wire: ["sheet"],
      list: ["search", "apitest", "auth", "providers"],
      form: ["list", "search", "apitest", "auth", "providers"],
      show: ["list", "shell", "search", "apitest", "auth", "providers"],
    },
  },
  {
    path: "platform/framework",
    rooms: [
      ...["passwords", "settings", "folder"],
      ...["wire", "storage", "workers", "backup"],
      ...["queue", "access"],
      ...["records", "rules"],
      "Platform",
      ...["schedule", "tasks", "calls", "preferences"],
      ...["demo", "Business", "starting"],
      ...["server", "index"],
    ],
    apart: {
      // Who may do what goes by the store, not by what is done later.
      access: ["queue", "workers", "backup"],
      records: ["workers", "backup", "folder"],
      backup: ["wire"],
    },
  },
  {
    path: "generator",
    rooms: [
      ...["layout", "launch"],
      ...["definition", "model", "kinds"],
      ...["definitionJsonSchema", "load"],
      ...["printing", "emitters", "output"],
      ...["loadModel", "index"],
      ...["watch", "commands", "cli"],
    ],
    apart: {
      // What is printed follows from the model alone.
      printing: ["definition", "kinds"],
      emitters: ["definition"],
    },
  },
];

export interface Standing {
  readonly path: string;
  /** Folders, or files without their endings, that it imports besides itself: there are no others of ours. */
  readonly on: readonly string[];
  /** What it loads on demand only. */
  readonly later?: readonly string[];
}

/** Both judge a record alike, and read and write the same files. */
const SHARED = ["src/framework/schema", "src/framework/sheet"];

export const STANDINGS: readonly Standing[] = [
  { path: "generator", on: ["src/framework/schema"] },
  { path: "src/framework", on: ["locales"] },
  { path: "src/generated", on: ["src/framework", "src/overrides"], later: ["src/console"] },
  { path: "src/overrides", on: ["src/framework", "src/generated", "src/console"] },
  { path: "src/console", on: ["src/framework", "src/generated", "locales"] },
  { path: "platform/framework", on: ["generator/index", "locales", ...SHARED] },
  { path: "platform/generated", on: ["platform/framework"] },
  { path: "platform/business", on: ["platform/framework", "platform/generated", "generator/index", ...SHARED] },
  { path: "platform/main.ts", on: ["platform/framework", "platform/business"] },
  { path: "examples/clinic/src", on: ["src/framework", "examples/clinic/locales"] },
  { path: "examples/clinic/platform", on: ["platform/framework"] },
];
