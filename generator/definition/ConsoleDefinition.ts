// The content of resources/console.yaml, enums.yaml and errors.yaml, as written: see authoring/editor/descriptions.yaml.
import { z } from "zod";
import type { IdentityDefinition } from "./Identity";
import { dashboardPart } from "./Dashboard";
import { ALL_FEATURES, isFeature, ownFeatureName } from "./features";
import { identifier } from "./names";
import { definePart } from "./part";
import { synonymsSchema, wordsSchema } from "./words";

/** The format of definitions that this version reads. `pilothouse upgrade` writes it. */
export const DEFINITION_FORMAT = 1;

const screen = z.strictObject({
  label: wordsSchema,
  icon: z.string().optional(),
  resource: z.union([z.string(), z.array(z.string()).min(1)], { error: "a resource, or a list of them" }).optional(),
  tabs: z.array(z.string()).min(1).optional(),
  component: z.string().min(1).optional(),
  dashboard: z.array(dashboardPart, { error: "a list of parts, as [{ count: order }]" }).min(1).optional(),
  hidden_content: z.boolean().optional(),
  actions: z.record(z.string(), z.unknown(), { error: "a map of action: words" }).optional(),
});
const section = screen.extend({
  redirect: z.string().optional(),
  screens: z.record(z.string(), z.unknown(), { error: "a map of screens" }).optional(),
});
const feature = z.string().refine((name) => isFeature(name) || ownFeatureName(name) !== null, {
  error: `one of: ${ALL_FEATURES.join(", ")}, or ./features/<name> for a feature of this console`,
});
const root = z.strictObject({
  format: z.literal(DEFINITION_FORMAT).optional(),
  title: wordsSchema,
  languages: z.array(z.string()).min(1).optional(),
  theme: z.unknown().optional(),
  features: z.array(feature, { error: "a list of features" }).optional(),
  identity: z.unknown().optional(),
  schedule: z.unknown().optional(),
  trail: z.unknown().optional(),
  personal: z.unknown().optional(),
  ending: z.unknown().optional(),
  public: z.record(z.string(), z.string().nullable(), { error: "a map of route: title, as { login: }" }).optional(),
  host_title: z.string().optional(),
  patterns: z
    .record(identifier, z.strictObject({ form: z.string().min(1), example: z.string().min(1), message: wordsSchema }))
    .optional(),
  titles: z.record(z.string(), z.unknown(), { error: "a map of key: words" }).optional(),
  sections: z.record(z.string(), z.unknown(), { error: "a map of sections" }),
});
const enumValue = wordsSchema.extend({
  name: identifier.optional(),
  color: z.enum(["default", "success", "warning", "error", "info"]).optional(),
  act: wordsSchema.optional(),
  also: synonymsSchema.optional(),
  danger: z.boolean().optional(),
});

export const screenPart = definePart(screen, screen.partial());
export const sectionPart = definePart(section, section.partial());
export const consolePart = definePart(root, root.partial());
export const enumValuePart = definePart(enumValue, enumValue.partial());
export const wordsPart = definePart(wordsSchema, wordsSchema.partial());

export type PartialWords = z.output<typeof wordsPart.lenient>;

export interface ScreenDefinition extends Omit<z.output<typeof screenPart.lenient>, "actions"> {
  readonly name: string;
  readonly actions: ReadonlyMap<string, PartialWords>;
}

export interface SectionDefinition extends ScreenDefinition {
  readonly redirect: string | undefined;
  /** Null if the section itself is a screen. */
  readonly screens: ReadonlyMap<string, ScreenDefinition> | null;
}

export interface ConsoleDefinition {
  /** False if console.yaml could not be read. Then menu keys, screens and sections are not checked. */
  readonly sound: boolean;
  readonly title: PartialWords | undefined;
  /** The features as listed: names, and `./features/<name>` for the console's own. */
  readonly features: readonly string[];
  /** Whether console.yaml lists its features. If not, the console has all features whose needs are met. */
  readonly listsFeatures: boolean;
  readonly identity: IdentityDefinition;
  /** Address of the page -> key of its title. Null if the page has the title of the console. */
  readonly publicPages: ReadonlyMap<string, string | null>;
  readonly hostTitle: string | null;
  /** The patterns of text fields that the console has in addition to those of the framework. */
  readonly patterns: ReadonlyMap<
    string,
    { readonly form: string; readonly example: string; readonly message: PartialWords }
  >;
  readonly titles: ReadonlyMap<string, PartialWords>;
  readonly sections: ReadonlyMap<string, SectionDefinition>;
}

export interface EnumDefinition {
  readonly name: string;
  readonly type: "number" | "string";
  readonly values: ReadonlyMap<number | string, z.output<typeof enumValuePart.lenient>>;
  readonly sound: boolean;
}

export interface EnumsDefinition {
  readonly sound: boolean;
  readonly enums: ReadonlyMap<string, EnumDefinition>;
}

export interface ErrorDefinition {
  readonly code: number;
  readonly context: string | null;
  readonly words: PartialWords;
}
