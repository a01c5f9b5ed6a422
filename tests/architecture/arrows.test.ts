import { describe, expect, it } from "vitest";
import { files, importsOf, isSource, isTest } from "./sources";

interface Arrow {
  readonly from: string;
  /** Folders of ours it may not import. */
  readonly never: readonly string[];
  readonly unless?: readonly string[];
  readonly because: string;
}

/** What generated code stands on. */
const KIT = ["list", "show", "form", "actions", "ask", "value", "resource", "import", "tasks", "wizard", "ui"].map(
  (room) => `src/framework/${room}`,
);
const FEATURES = [
  "src/framework/auth",
  "src/console/dashboard",
  "src/framework/shell",
  "src/console/public",
  "src/console/wizards",
  "src/console/statistics",
  "src/console/wallet",
  "src/console/support",
  "src/framework/search",
  "src/framework/apitest",
];

const ARROWS: readonly Arrow[] = [
  {
    from: "generator/definition",
    never: ["generator/emitters", "generator/output", "generator/printing"],
    because: "reading knows nothing of printing",
  },
  {
    from: "generator/model",
    never: ["generator/emitters", "generator/output", "generator/printing"],
    because: "the model serves the platform too",
  },
  {
    from: "generator/kinds",
    never: ["generator/emitters", "generator/output", "generator/printing"],
    because: "a kind answers with data, emitters spell it",
  },
  { from: "generator/emitters", never: ["generator/output", "generator/definition"], because: "emitters are pure" },
  {
    from: "generator",
    never: ["src", "platform"],
    unless: ["src/framework/schema"],
    because: "the generator runs without what it generates",
  },
  {
    from: "platform",
    never: ["src", "generator"],
    unless: [
      "src/framework/schema",
      "src/framework/sheet",
      "generator/index",
      "generator/watch",
      "generator/launch.mjs",
    ],
    because: "the platform reads the Model through one door, and judges with the console's schemas",
  },
  {
    from: "platform/framework",
    never: ["platform/business", "platform/main", "examples"],
    because: "a console's business is passed to the framework, which knows none",
  },
  { from: "src", never: ["generator", "platform"], because: "the console ships without its tools" },
  {
    from: "src/framework",
    never: ["src/generated", "src/console", "src/overrides", "examples"],
    because: "it knows no console: what one has of its own is passed in",
  },
  {
    from: "src/generated",
    never: ["src", "locales"],
    unless: [...KIT, "src/framework/wire", "src/framework/schema", "src/generated", "src/overrides"],
    because: "generated code has three foundations",
  },
  ...KIT.map((from) => ({
    from,
    never: [...FEATURES, "src/generated", "src/framework/console"],
    because: "it is below the features",
  })),
  {
    from: "src/framework/wire",
    never: [...KIT, "src/generated", "src/framework/providers", ...FEATURES],
    because: "the transport is at the bottom",
  },
  {
    from: "src/framework/schema",
    never: [...KIT, "src/framework/wire", "src/generated", "src/framework/providers", ...FEATURES],
    because: "the platform imports it",
  },
];

/** A section's index names its hand-written screens, which it loads on demand. */
const isScreenTable = (file: string): boolean => /^src\/generated\/\w+\/index\.ts$/.test(file);

const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

describe("imports", () => {
  it.each(ARROWS)("of $from keep their arrow: $because", ({ from, never, unless = [] }) => {
    const sources = files.filter((file) => isSource(file) && !isTest(file) && !isScreenTable(file) && isIn(file, from));
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) => never.some((folder) => isIn(target, folder)) && !unless.some((folder) => isIn(target, folder)),
        )
        .filter((target) => !isIn(target, from))
        .map((target) => `${file} -> ${target}`),
    );
    expect(sources.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it("of a feature never reach into another feature", () => {
    const features = FEATURES.filter((feature) => feature !== "src/framework/shell");
    const wrong = files
      .filter((file) => isSource(file) && !isTest(file))
      .flatMap((file) => {
        const own = features.find((feature) => isIn(file, feature));
        if (own === undefined) return [];
        return importsOf(file)
          .filter((target) => features.some((feature) => feature !== own && isIn(target, feature)))
          .map((target) => `${file} -> ${target}`);
      });
    expect(wrong).toEqual([]);
  });
});
