// The shapes generated code must satisfy. Everything else in the console reads these, never a generated folder by name.
import type { ComponentType } from "react";
import type { z } from "zod/mini";
import type { Coercion } from "../schema/facts";
import type { Reference } from "../schema/Reference";

export type { Coercion, Reference };

export const LANGUAGES = ["en", "zh-CN", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Flat words: key -> text, i18next interpolation. */
export type WordTable = Readonly<Record<string, string>>;

export type Coercions = Readonly<Record<string, Coercion>>;
export type Loader<T> = () => Promise<T>;
export type CallStyle = "legacy" | "bearer" | "bearer-at" | "rest";
export type Payload = Readonly<Record<string, unknown>>;

/** One call of the platform: where it goes, how, and what it sends. */
export interface Call {
  readonly name: string;
  readonly verb: "list" | "get" | "add" | "set" | "del" | "action";
  readonly path: string;
  readonly style: CallStyle;
  readonly apiVersion: string;
  readonly paging: "page_index" | "page_no";
  readonly key: string;
  readonly fields: Coercions;
  /** The schema that says of further fields how they travel: fetched when the call is made. */
  readonly schema?: Loader<z.core.$ZodObject>;
  /** Sent with every request of this call. */
  readonly constants: Payload;
}
/** Data: what `data` holds, a list's rows as an array. Params: what is sent. Neither is there when the program runs. */
export interface TypedCall<Data, Params = Payload> extends Call {
  readonly data?: Data;
  readonly params?: Params;
}
export type Calls = Readonly<Record<string, Call>>;

export interface EnumerationValue {
  readonly value: number | string;
  /** "default" unless told otherwise. */
  readonly color?: "default" | "success" | "warning" | "error" | "info";
}
export interface Enumeration {
  readonly name: string;
  readonly values: readonly EnumerationValue[];
}

/** What rows of a file become, and the call that takes them: import_add many at once, add one by one. */
export interface Importer {
  readonly call: Call;
  /** What the call that host.yaml has for rows knows them by: they are handed in by that, instead of one by one. */
  readonly handedAs?: string;
  /** Fields that tell records apart. */
  readonly natural: readonly string[];
  /** What a row may hold. Fields of which a cell holds no value have no column. */
  readonly fields: z.core.$ZodObject;
}

/** Who stands above the record's owner, another account than the one the record is, or only the super admin. */
export type Writer = "above" | "another" | "top";

export type ViewName = "list" | "show" | "create" | "edit";
export interface ResourceProps {
  readonly name: string;
  readonly section: string;
  readonly path: string | null;
  readonly key: string;
  /** "number" unless told otherwise. */
  readonly keyType?: "number" | "string";
  readonly title: string;
  /** Languages in which another field names a record. */
  readonly titles?: Readonly<Partial<Record<Language, string>>>;
  /** How its calls are sent; "bearer" unless told otherwise. */
  readonly style?: CallStyle;
  /** Name of the parent field when the records form a tree. */
  readonly parent?: string;
  /** action -> menu key that grants it */
  readonly access: Readonly<Record<string, string>>;
  /** Field that names whom a record belongs to; given where some of it is not everybody's to write. */
  readonly owner?: string | null;
  /** Call -> who may make it, of those who are granted it. */
  readonly writers?: Readonly<Record<string, Writer>>;
  readonly words: Readonly<Record<Language, Loader<{ readonly default: WordTable }>>>;
  readonly calls: Loader<Calls>;
  readonly schema: Loader<{ readonly row: z.core.$ZodType }>;
  readonly views: Readonly<Partial<Record<ViewName, Loader<{ readonly default: ComponentType }>>>>;
}

export interface ScreenProps {
  readonly path: string;
  readonly menu: string;
  /** Names of resources; the first owns `path`. */
  readonly resources: readonly string[];
  readonly hiddenContent?: boolean;
  /** A hand-written screen, when it is not made of resources. */
  readonly component?: Loader<{ readonly default: ComponentType }>;
}
export interface Section {
  readonly resources: Readonly<Record<string, ResourceProps>>;
  readonly screens: readonly ScreenProps[];
}
/** What the menu draws of a screen before its section is loaded. */
export interface MenuEntry {
  /** Its menu key: `product.device`. */
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
}
export type Sections = Readonly<
  Record<
    string,
    {
      readonly load: Loader<Section>;
      readonly redirect: string;
      readonly resources: readonly string[];
      readonly icon: string;
      readonly screens: readonly MenuEntry[];
    }
  >
>;
