// The types of generated code. The framework and the console use them, and never import a generated folder by its name.
import type { ComponentType } from "react";
import type { z } from "zod/mini";
import type { Derivation } from "../../../shared/schema/derived";
import { forLanguages, type Language } from "../../../shared/schema/languages";
import type { WireType } from "../../../shared/schema/facts";
import type { Reference } from "../../../shared/schema/Reference";
import type { SearchForm } from "../../../shared/schema/searched";

export type { WireType, Reference };

export { FIRST_LANGUAGE, LANGUAGES, type Language } from "../../../shared/schema/languages";
const NAMES: Readonly<Record<string, string>> = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" };
const nameOf = (language: Language): string =>
  new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
/** The name of each language in that language. */
export const LANGUAGE_NAMES = forLanguages(
  (language) => NAMES[language] ?? nameOf(language).replace(/^./u, (letter) => letter.toLocaleUpperCase(language)),
);
/** Texts by key. Keys are flat. i18next fills the placeholders. */
export type WordTable = Readonly<Record<string, string>>;
/** For a key: the text in each language, in the order of LANGUAGES. */
export type Translations = Readonly<Record<string, readonly string[]>>;

export type Coercions = Readonly<Record<string, WireType>>;
export type Loader<T> = () => Promise<T>;
/** A style of src/framework/wire/styles, or a style of the console. */
export type CallStyle = "legacy" | "bearer" | "bearer-at" | "rest" | (string & {});
export type Payload = Readonly<Record<string, unknown>>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** One of: milliseconds since 1970; ISO 8601 with an offset; the local time of a zone, as "YYYY-MM-DD HH:mm:ss". */
export type TimeForm = "ms" | "iso" | { readonly pattern: string; readonly zone: string };
/** How a host writes a value that the specification writes as seconds since 1970, as 1 or 0, or as a number. */
export type ValueForm =
  | { readonly time: TimeForm }
  | { readonly flag: readonly [no: string | number | boolean, yes: string | number | boolean] }
  | { readonly number: "text" }
  | { readonly json: "object" };
/** For a name in the definition: the host's name, the names inside the value, and how the value is written. */
export type WireNames = {
  readonly [name: string]: string | readonly [string, WireNames] | readonly [string, WireNames, ValueForm];
};
/** How a call differs from the usual form of its dialect. */
export interface CallForm {
  readonly verb?: Call["verb"];
  readonly method?: Method;
  /** The prefix of the call's path. It replaces the prefix of the dialect. */
  readonly root?: string;
  /** The parameters are sent like a form. The answer may follow RFC 6749, without a code of the host. */
  readonly body?: "form";
  readonly names?: WireNames;
  readonly key?: string;
  readonly paging?: string;
  /** For records that form a tree: the field with the parent's key, and the host's field with nested rows. */
  readonly tree?: { readonly parent: string; readonly children?: string };
}

/** A call of the platform: its address, style and fields. */
export interface Call {
  readonly name: string;
  readonly verb: "list" | "get" | "add" | "set" | "del" | "action";
  readonly path: string;
  readonly style: CallStyle;
  readonly apiVersion: string;
  readonly paging: "page_index" | "page_no";
  readonly key: string;
  readonly fields: Coercions;
  /** A schema with the types of more fields. It is loaded when the call is made. */
  readonly schema?: Loader<z.core.$ZodObject>;
  /** Values to send with every request of this call. */
  readonly constants: Payload;
  /** Parameters that the specification does not name. */
  readonly further?: readonly string[];
  /** How the call differs from the usual form in the dialect of the host. */
  readonly form?: CallForm;
}
/** The type of an answer's `data` (an array for a list), and of the parameters. Only for the compiler. */
export interface TypedCall<Data, Params = Payload> extends Call {
  readonly data?: Data;
  readonly params?: Params;
}
export type Calls = Readonly<Record<string, Call>>;

export interface EnumerationValue {
  readonly value: number | string;
  /** Default: "default". */
  readonly color?: "default" | "success" | "warning" | "error" | "info";
  /** Whether a change to this value pays money or ends something. Default: whether its colour is "error". */
  readonly danger?: boolean;
}
export interface Enumeration {
  readonly name: string;
  readonly values: readonly EnumerationValue[];
}

/** How rows of a file are imported, and by which call: import_add takes many rows, add takes one. */
export interface Importer {
  readonly call: Call;
  /** The name of the resource in the call for rows of host.yaml. If given, rows are sent with that call. */
  readonly handedAs?: string;
  /** Like `handedAs`, but the call only checks the rows, because the resource has secrets. */
  readonly checkedAs?: string;
  /** The fields that identify a record. */
  readonly natural: readonly string[];
  /** Other sets of fields. No two records have the same values in all fields of one set. */
  readonly alone?: readonly (readonly string[])[];
  /** The fields that a row may have. Values that do not fit into a cell are not among them. */
  readonly fields: z.core.$ZodObject;
  /** For a field: other headers that its column may have. */
  readonly columnSynonyms?: Readonly<Record<string, readonly string[]>>;
  /** For a field and a value: other words for the value. */
  readonly valueSynonyms?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** For a field: the value of a new record if the cell is empty. */
  readonly defaults?: Payload;
  /** The call by which rows change existing records, and the schema of the key. Missing if rows only add records. */
  readonly updating?: { readonly call: Call; readonly key: z.core.$ZodObject };
}

/** Who may write: an account above the record's owner, an account other than the record, or the super admin. */
export type Writer = "above" | "another" | "top";

export type ViewName = "list" | "show" | "create" | "edit";
/** A field that a search looks at. */
export interface SearchedField {
  readonly source: string;
  readonly as: SearchForm;
  /** For a phone number: the field with its area. */
  readonly area?: string;
}

export interface ResourceProps {
  readonly name: string;
  readonly section: string;
  readonly path: string | null;
  readonly key: string;
  /** Default: "number". */
  readonly keyType?: "number" | "string";
  readonly title: string;
  /** By language: the field with a record's name in that language, if that is not `title`. */
  readonly titles?: Readonly<Partial<Record<Language, string>>>;
  /** The style of its calls. Default: "bearer". */
  readonly style?: CallStyle;
  /** The field with the key of the parent, if the records form a tree. */
  readonly parent?: string;
  /** For an action: the menu key that grants it. */
  readonly access: Readonly<Record<string, string>>;
  /** The calls that are not in the specification. */
  readonly extensions?: readonly string[];
  /** The fields that are not in the specification. */
  readonly further?: readonly string[];
  /** The derived fields. If the platform has only the specified fields, the console computes them. */
  readonly derived?: Readonly<Record<string, readonly Derivation[]>>;
  /** The fields that best describe a record, for dialogs about it. */
  readonly facts?: readonly string[];
  /** For owners that can be ended: the field with the time of the end. */
  readonly ends?: string;
  /** For records that can be passed to another owner: the reference to the owner. */
  readonly passes?: Reference;
  /** The change of a state that takes a record out of use, and can be reversed. */
  readonly off?: {
    readonly field: string;
    readonly of: string;
    readonly from: string | number;
    readonly to: string | number;
  };
  /** The fields by which rows of a file identify records. Missing if rows cannot change records. */
  readonly telling?: readonly string[];
  /** The fields that a copy does not get: unique fields, secrets, states, and fields with restricted writers. */
  readonly own?: readonly string[];
  /** Whether the platform has a call for one record. Its answer may have more fields than the list. */
  readonly opened?: true;
  /** If names are unique only within another record: the reference to it, its resource, its identifying fields. */
  readonly within?: { readonly field: string; readonly to: string; readonly tells: readonly string[] };
  /** The fields with personal data, which the platform may mask. */
  readonly personal?: readonly string[];
  /** Whether its records are persons. */
  readonly isPerson?: true;
  /** The fields that a search reads in addition to names, if the platform can search. */
  readonly search?: readonly SearchedField[];
  /** The field with the record's owner, if there is one. */
  readonly owner?: string;
  /** If there is no such field: the reference to the record that has the owner. */
  readonly through?: string;
  /** For a call: which of the accounts that have the right may make it. */
  readonly writers?: Readonly<Record<string, Writer>>;
  readonly words: Readonly<Record<Language, Loader<{ readonly default: WordTable }>>>;
  readonly calls: Loader<Calls>;
  readonly schema: Loader<{ readonly row: z.core.$ZodType }>;
  /** Whether people can add conditions to the list. They can if the list has its own page. */
  readonly asked?: boolean;
  readonly views: Readonly<Partial<Record<ViewName, Loader<{ readonly default: ComponentType }>>>>;
}

export interface ScreenProps {
  readonly path: string;
  readonly menu: string;
  /** The names of its resources. `path` shows the first one. */
  readonly resources: readonly string[];
  readonly hiddenContent?: boolean;
  /** A hand-written screen, for an entry without resources. */
  readonly component?: Loader<{ readonly default: ComponentType }>;
}
/** The titles of pages that need no account. */
export interface PageTitles {
  /** The title of pages without a title of their own. */
  readonly product: Readonly<Record<Language, string>>;
  /** Titles by address. */
  readonly pages: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** The title of every page on one host, which the installation names. */
  readonly host: Readonly<Record<Language, string>> | null;
}
export interface Section {
  readonly resources: Readonly<Record<string, ResourceProps>>;
  readonly screens: readonly ScreenProps[];
}
/** What the menu shows of a screen before its section is loaded. */
export interface MenuEntry {
  /** The menu key: `product.device`. */
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
  /** Whether its records exist only on a platform with extensions. */
  readonly extension?: boolean;
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
