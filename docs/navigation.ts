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
      tutorial: "Tutorial: build the clinic",
      "how-it-works": "How it works",
      comparison: "Comparison",
    },
  },
  {
    text: "Guides",
    pages: {
      hosts: "Connect a host",
      importing: "A console from what you have",
      languages: "Languages",
      "guides/overriding": "Replace a part of a view",
      "guides/handler": "Write a handler",
      "guides/job": "Run a job",
      "guides/mail": "Send a mail when a state changes",
      "guides/rights": "Rights, scope, hidden columns",
      "guides/public-page": "Add a public page",
      "guides/charts": "Figures and charts",
      "guides/colours": "Colours and logo",
      "guides/qr-code": "Show a QR code",
      "guides/feature": "Write a feature",
      "guides/deploying": "Deploy, back up, upgrade",
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
      extending: "Features and slots",
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
  { text: "入门", pages: { "zh/start": "五分钟上手", "zh/tutorial": "教程：搭建设备科控制台" } },
  { text: "参考", pages: { "zh/definitions": "定义参考" } },
  { text: "对接与运维", pages: { "zh/hosts": "对接自己的平台", "zh/operating": "部署与运维" } },
];

/** The groups of each language, by the first part of its addresses. */
export const NAVIGATION: Readonly<Record<"/" | "/zh/", readonly PageGroup[]>> = { "/": ENGLISH, "/zh/": CHINESE };
