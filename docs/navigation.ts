// The pages of the documentation site, in the order of its side bar. Paths are files of this folder, without `.md`.

export interface PageGroup {
  readonly text: string;
  /** Files with the text of their link. */
  readonly pages: Readonly<Record<string, string>>;
}

const ENGLISH: readonly PageGroup[] = [
  {
    text: "Start",
    pages: {
      start: "Start in five minutes",
      "how-it-works": "How it works",
      comparison: "Comparison",
    },
  },
  {
    text: "Guides",
    pages: {
      importing: "A console from an OpenAPI description",
      languages: "Languages",
      hosts: "Connect a platform of your own",
      extending: "Features",
      upgrading: "Upgrade a console",
    },
  },
  {
    text: "Reference",
    pages: {
      definitions: "Definitions",
      keys: "Keys of definitions",
      kinds: "Kinds of fields",
      problems: "Problems",
      names: "Public names",
      settings: "Settings",
      filters: "Filters and conditions",
      wire: "Requests and answers",
      consoles: "Parts of a console",
      "platform-code": "Code on the platform",
      "generated-code": "Generated code",
      rooms: "Folders of the code",
      glossary: "Glossary",
      "third-parties": "Goods from third parties",
    },
  },
  { text: "Operating", pages: { operating: "Running Pilothouse", scaling: "Scaling", engines: "Databases" } },
  {
    text: "Security and quality",
    pages: {
      security: "Security",
      accessibility: "Accessibility",
      testing: "Tests",
      specification: "Specification",
      "adr/README": "Decisions",
    },
  },
];

const CHINESE: readonly PageGroup[] = [
  { text: "入门", pages: { "zh/start": "五分钟上手" } },
  { text: "参考", pages: { "zh/definitions": "定义概览" } },
  { text: "对接与运维", pages: { "zh/hosts": "对接自己的平台", "zh/operating": "部署与运维" } },
];

/** The groups of each language, by the first part of its addresses. */
export const NAVIGATION: Readonly<Record<"/" | "/zh/", readonly PageGroup[]>> = { "/": ENGLISH, "/zh/": CHINESE };
