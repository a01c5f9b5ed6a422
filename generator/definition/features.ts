import type { FeatureSide } from "../layout";

/** Generated tables of a console that only features use. */
export type GeneratedTable = "exporters" | "importers" | "resources";

export interface FeatureFacts {
  readonly sides: readonly FeatureSide[];
  /** True for a feature that a console has only if console.yaml lists it. */
  readonly listed?: true;
  /** The names that it serves under /rest. */
  readonly serves: readonly string[];
  /** The key of console.yaml that it needs to serve anything under /rest. */
  readonly servesWith?: "trail";
  /** The name of its export, if it differs from that of the feature: `import` is a keyword. */
  readonly exported?: string;
  /** The generated table that its console side gets as an argument: `src/generated/<name>.ts`. */
  readonly madeFrom?: GeneratedTable;
  /** The keys of host.yaml that configure it. */
  readonly host?: readonly ("rows" | "dialect" | "renew" | "authentication")[];
  /** The keys of `views.list` for this feature. */
  readonly list?: readonly ("export" | "import" | "sums")[];
  /** The name that `rest` of host.yaml must contain for a console to have the feature. */
  readonly under?: "sessions" | "personal";
  /** The feature that it needs, and whose code it may import. */
  readonly needsFeature?: "factors" | "sheets" | "sums";
  /** The tables of the feature in the store. `platform_sums_*` means all tables with this prefix. */
  readonly tables?: readonly string[];
  /** Tables whose rows protect accounts or the trail. A console without the feature refuses a store that has such rows. */
  readonly protects?: readonly string[];
  /** The key that console.yaml must contain for a console to have the feature. */
  readonly needs?: "trail" | "ending" | "provider" | "api_key";
  /** The keys of console.yaml for this feature. */
  readonly console?: readonly ("ending" | "provider" | "factor" | "factor_roles" | "schedule")[];
}

/** The features of the framework, each a folder of `features/`. */
export const FEATURES = {
  agents: { sides: ["platform"], serves: [], listed: true, needs: "api_key" },
  aggregates: { sides: ["platform"], serves: [], tables: ["platform_aggregate", "platform_sums_*"] },
  apitest: { sides: ["platform", "console"], serves: [], madeFrom: "resources" },
  backup: { sides: ["platform"], serves: [] },
  openapi: { sides: ["platform"], serves: [] },
  views: { sides: ["platform", "console"], serves: ["views"], tables: ["platform_view"] },
  ending: { sides: ["platform", "console"], serves: ["ending"], needs: "ending", console: ["ending"] },
  forgotten: { sides: ["platform", "page"], serves: ["forgotten"] },
  granting: { sides: ["platform", "console"], serves: ["granting"] },
  history: { sides: ["platform", "console"], serves: ["history"], needs: "trail" },
  hosts: { sides: [], serves: [], host: ["dialect", "renew", "authentication"] },
  import: {
    sides: ["platform", "console"],
    serves: [],
    exported: "importing",
    needsFeature: "sheets",
    madeFrom: "importers",
    tables: ["platform_import_row"],
    host: ["rows"],
    list: ["import"],
  },
  bulk: { sides: ["platform", "console"], serves: ["bulk"], needsFeature: "sheets", tables: ["platform_bulk_row"] },
  cells: { sides: ["console"], serves: [] },
  conflicts: { sides: ["console"], serves: [] },
  conditions: { sides: ["console"], serves: [] },
  dashboards: { sides: [], serves: [], needsFeature: "sums" },
  deleting: { sides: ["platform", "console"], serves: ["deleting"] },
  elsewhere: { sides: ["platform"], serves: [] },
  export: {
    sides: ["platform", "console"],
    serves: ["exports"],
    servesWith: "trail",
    exported: "exporting",
    needsFeature: "sheets",
    madeFrom: "exporters",
    list: ["export"],
  },
  factors: {
    sides: ["platform", "console", "public"],
    serves: ["factors", "confirmations"],
    under: "sessions",
    tables: ["platform_factor", "platform_recovery_code", "platform_factor_use"],
    protects: ["platform_factor", "platform_factor_use"],
    console: ["factor", "factor_roles"],
  },
  maps: { sides: ["console"], serves: [] },
  marks: {
    sides: ["platform"],
    serves: [],
    needs: "trail",
    tables: ["platform_marked"],
    protects: ["platform_marked"],
  },
  metrics: { sides: ["platform"], serves: [] },
  offers: { sides: ["console"], serves: [] },
  passkeys: {
    sides: ["platform", "console", "public"],
    serves: ["passkeys"],
    needsFeature: "factors",
    tables: ["platform_passkey"],
    protects: ["platform_passkey"],
  },
  password: { sides: ["platform"], serves: [] },
  preferences: { sides: ["platform", "console"], serves: ["preferences"], tables: ["platform_preference"] },
  print: { sides: ["console"], serves: [] },
  privacy: { sides: ["platform", "console"], serves: [], under: "personal" },
  providers: {
    sides: ["platform", "public"],
    serves: ["providers"],
    needs: "provider",
    console: ["provider"],
    tables: ["platform_provider_link"],
    protects: ["platform_provider_link"],
  },
  qr: { sides: ["console"], serves: [] },
  quicklook: { sides: ["console"], serves: [] },
  regions: { sides: ["console"], serves: [] },
  related: { sides: ["console"], serves: [] },
  relogin: { sides: ["console"], serves: [] },
  reactions: { sides: ["platform"], serves: [], listed: true, tables: ["platform_reaction"] },
  s3: { sides: ["platform"], serves: [] },
  schedules: { sides: ["platform", "console"], serves: [], console: ["schedule"] },
  search: { sides: ["console"], serves: [] },
  secrets: { sides: ["platform"], serves: [] },
  sessions: { sides: ["console"], serves: [] },
  sheets: { sides: [], serves: [] },
  sums: { sides: ["platform", "console"], serves: ["sums"], list: ["sums"] },
  sweep: { sides: ["platform"], serves: [] },
  trees: { sides: ["console"], serves: [] },
  wizard: { sides: [], serves: [] },
} as const satisfies Readonly<Record<string, FeatureFacts>>;

export type FeatureName = keyof typeof FEATURES;

export const isFeature = (name: unknown): name is FeatureName =>
  typeof name === "string" && Object.hasOwn(FEATURES, name);

const OWN = /^\.\/features\/([a-z]\w*)$/;

/** "./features/rounds" in console.yaml -> "rounds"; null for features of the framework. */
export const ownFeatureName = (listed: string): string | null => OWN.exec(listed)?.[1] ?? null;

/** All features, in the order of the table. */
export const ALL_FEATURES: readonly FeatureName[] = Object.keys(FEATURES).filter(isFeature);

export const featureFactsOf = (name: FeatureName): FeatureFacts => FEATURES[name];

/** The feature to which a key of console.yaml, host.yaml or `views.list` belongs. */
export const featureOfKey = (place: "console" | "host" | "list", key: string): FeatureName | undefined =>
  ALL_FEATURES.find((feature) => featureFactsOf(feature)[place]?.some((one) => one === key));

/** The feature that serves a name under /rest, if any. */
export const featureServing = (name: unknown): FeatureName | undefined =>
  ALL_FEATURES.find((feature) => featureFactsOf(feature).serves.some((served) => served === name));

/** The tables of features that a console does not have, each with its feature. `protects`: only tables of that key. */
export const tablesOfMissingFeatures = (
  has: readonly string[],
  which: "tables" | "protects" = "tables",
): readonly (readonly [FeatureName, string])[] =>
  ALL_FEATURES.filter((name) => !has.includes(name)).flatMap((name) =>
    (featureFactsOf(name)[which] ?? []).map((table) => [name, table] as const),
  );
