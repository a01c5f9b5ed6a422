// What resources/console.yaml, enums.yaml and errors.yaml say, as written.
import { z } from "zod";
import type { IdentityDefinition } from "./Identity";
import { ALL_FEATURES, isFeature, ownFeature } from "./features";
import { identifier } from "./names";
import { definePart } from "./part";
import { synonyms, words } from "./words";

const screen = z.strictObject({
  label: words,
  icon: z.string().optional(),
  /** The first owns the route, the others live below it. */
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
  /** Routes of public pages, and the title of each: a key of `titles`, or nothing for the title of the console. No section may use them. */
  public: z
    .record(z.string(), z.string().nullable(), {
      error: "a map of route: title, such as { register: register, try_calls: }",
    })
    .optional(),
  /** A key of `titles`: the title of every page on the one host that the installation names. */
  host_title: z.string().optional(),
  titles: z.record(z.string(), z.unknown(), { error: "a map of key: words" }).optional(),
  sections: z.record(z.string(), z.unknown(), { error: "a map of sections" }),
});
const enumValue = words.extend({
  /** Its name in code. A value that is a valid name itself needs none. */
  name: identifier.optional(),
  color: z.enum(["default", "success", "warning", "error", "info"]).optional(),
  /** The text of a button that sets this value: { en: Enable, zh-CN: 启用 }. */
  act: words.optional(),
  /** Further words for the value in files. */
  also: synonyms.optional(),
  /** Whether money leaves or something ends when this value is set: the confirming button is red. Default: whether its colour is. */
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
  /** Null when the section is itself a screen. */
  readonly screens: ReadonlyMap<string, ScreenDefinition> | null;
}

export interface ConsoleDefinition {
  /** False when console.yaml cannot be read. Then menu keys, screens and sections are not checked. */
  readonly sound: boolean;
  readonly title: PartialWords | undefined;
  /** As they are listed: names, and `./features/<name>` for those of the console itself. */
  readonly features: readonly string[];
  /** Whether console.yaml lists them. Otherwise they are all that find what they need. */
  readonly listsFeatures: boolean;
  readonly identity: IdentityDefinition;
  /** Route -> the key of its title. Null when it has none of its own. */
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
