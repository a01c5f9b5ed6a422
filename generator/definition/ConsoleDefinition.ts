// The content of resources/console.yaml, enums.yaml and errors.yaml, as written.
import { z } from "zod";
import type { IdentityDefinition } from "./Identity";
import { ALL_FEATURES, isFeature, ownFeature } from "./features";
import { identifier } from "./names";
import { definePart } from "./part";
import { synonyms, words } from "./words";

const screen = z.strictObject({
  label: words,
  icon: z.string().optional(),
  /** The first resource has the path of the screen, the others are below it. */
  resource: z.union([z.string(), z.array(z.string()).min(1)], { error: "a resource, or a list of them" }).optional(),
  tabs: z.array(z.string()).min(1).optional(),
  component: z.string().min(1).optional(),
  hidden_content: z.boolean().optional(),
  actions: z.record(z.string(), z.unknown(), { error: "a map of action: words" }).optional(),
});
const section = screen.extend({
  redirect: z.string().optional(),
  screens: z.record(z.string(), z.unknown(), { error: "a map of screens" }).optional(),
});
const feature = z.string().refine((name) => isFeature(name) || ownFeature(name) !== null, {
  error: `one of: ${ALL_FEATURES.join(", ")}, or ./features/<name> for a feature of this console`,
});
const root = z.strictObject({
  title: words,
  /** The features of the console. Without it, all features. */
  features: z.array(feature, { error: "a list of features" }).optional(),
  /** Accounts, roles, menus, owners, scheduled jobs, the audit trail and rights to personal data: see Identity.ts. */
  identity: z.unknown().optional(),
  schedule: z.unknown().optional(),
  trail: z.unknown().optional(),
  personal: z.unknown().optional(),
  ending: z.unknown().optional(),
  /** Public pages by path, with the key of the title in `titles`, or nothing for the console's title. */
  public: z
    .record(z.string(), z.string().nullable(), {
      error: "a map of route: title, such as { register: register, try_calls: }",
    })
    .optional(),
  /** The key in `titles` of the title for every page on one host, which the settings name. */
  host_title: z.string().optional(),
  titles: z.record(z.string(), z.unknown(), { error: "a map of key: words" }).optional(),
  sections: z.record(z.string(), z.unknown(), { error: "a map of sections" }),
});
const enumValue = words.extend({
  /** The name of the value in code. Not needed if the value itself is a valid name. */
  name: identifier.optional(),
  color: z.enum(["default", "success", "warning", "error", "info"]).optional(),
  /** The text of a button that sets this value: { en: Enable, zh-CN: 启用 }. */
  act: words.optional(),
  /** Other words that files may use for the value. */
  also: synonyms.optional(),
  /** Whether setting this value pays money or ends something. Default: whether the colour of the value is red. */
  danger: z.boolean().optional(),
});

export const screenPart = definePart(screen, screen.partial());
export const sectionPart = definePart(section, section.partial());
export const consolePart = definePart(root, root.partial());
export const enumValuePart = definePart(enumValue, enumValue.partial());
export const wordsPart = definePart(words, words.partial());

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
  /** Whether console.yaml has such a list. Without it, the console has all features whose needs are met. */
  readonly listsFeatures: boolean;
  readonly identity: IdentityDefinition;
  /** By path: the key of the page's title. Null if it has the title of the console. */
  readonly publicPages: ReadonlyMap<string, string | null>;
  readonly hostTitle: string | null;
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
