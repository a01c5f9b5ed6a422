// The types of generated code. The framework and the console use these types and never import a generated folder by name.
import type { ComponentType } from "react";
import type { z } from "zod/mini";
import type { Derivation } from "../../../shared/schema/derived";
import type { Language } from "../../../shared/schema/languages";
import type { WireType } from "../../../shared/schema/facts";
import type { Reference } from "../../../shared/schema/Reference";
import type { SearchedAs } from "../../../shared/schema/searched";

export type { WireType, Reference };

export { LANGUAGES, type Language } from "../../../shared/schema/languages";
/** What each language calls itself. */
export const LANGUAGE_NAMES = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" } as const;
/** Key -> text. Keys are flat; i18next fills the placeholders. */
export type WordTable = Readonly<Record<string, string>>;
/** Key -> its text in each language, in the order of LANGUAGES. */
export type Translations = Readonly<Record<string, readonly [en: string, simplified: string, traditional: string]>>;

export type Coercions = Readonly<Record<string, WireType>>;
export type Loader<T> = () => Promise<T>;
/** A style of src/framework/wire/styles, or one of the console. */
export type CallStyle = "legacy" | "bearer" | "bearer-at" | "rest" | (string & {});
export type Payload = Readonly<Record<string, unknown>>;

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
/** Milliseconds since 1970, ISO 8601 with an offset, or the clock of a zone: "YYYY-MM-DD HH:mm:ss". */
export type TimeForm = "ms" | "iso" | { readonly pattern: string; readonly zone: string };
/** How a host writes a value that the specification writes as seconds since 1970, as 1 or 0, or as a number. */
export type ValueForm =
  | { readonly time: TimeForm }
  | { readonly flag: readonly [no: string | number | boolean, yes: string | number | boolean] }
  | { readonly number: "text" };
/** Name in the definition -> name on the wire, with the names inside of its values, and the form of its value. */
export type WireNames = {
  readonly [name: string]: string | readonly [string, WireNames] | readonly [string, WireNames, ValueForm];
};
/** What a dialect needs of a call in addition to its path and style. */
export interface CallForm {
  readonly verb?: Call["verb"];
  readonly method?: Method;
  /** Comes before its path, in place of that of the dialect. */
  readonly root?: string;
  /** Parameters are sent as a form is. Without the code of the host, the answer is one of RFC 6749. */
  readonly body?: "form";
  readonly names?: WireNames;
  readonly key?: string;
  readonly paging?: string;
  /** Where records form a tree. `children` is the name on the wire of the field with the rows below. */
  readonly tree?: { readonly parent: string; readonly children?: string };
}

/** One call of the platform: its address, its style and its fields. */
export interface Call {
  readonly name: string;
  readonly verb: "list" | "get" | "add" | "set" | "del" | "action";
  readonly path: string;
  readonly style: CallStyle;
  readonly apiVersion: string;
  readonly paging: "page_index" | "page_no";
  readonly key: string;
  readonly fields: Coercions;
  /** The schema that declares the types of further fields. It is loaded when the call is made. */
  readonly schema?: Loader<z.core.$ZodObject>;
  /** Sent with every request of this call. */
  readonly constants: Payload;
  /** Parameters that the specification does not name. */
  readonly further?: readonly string[];
  /** Where it differs from its verb's usual form in the dialect of the host. */
  readonly form?: CallForm;
}
/** Data: the type of the answer's `data`, an array for a list. Params: the type of the parameters. Both exist for the compiler only. */
export interface TypedCall<Data, Params = Payload> extends Call {
  readonly data?: Data;
  readonly params?: Params;
}
export type Calls = Readonly<Record<string, Call>>;

export interface EnumerationValue {
  readonly value: number | string;
  /** Default: "default". */
  readonly color?: "default" | "success" | "warning" | "error" | "info";
  /** Whether money leaves or something ends when it is set. Default: whether its colour is that of errors. */
  readonly danger?: boolean;
}
export interface Enumeration {
  readonly name: string;
  readonly values: readonly EnumerationValue[];
}

/** How the rows of a file are imported, and the call that takes them: import_add takes many at once, add takes one. */
export interface Importer {
  readonly call: Call;
  /** The name of the resource for the call for rows in host.yaml. When given, rows go through that call, many at once. */
  readonly handedAs?: string;
  /** The same call if it accepts no rows because they have secrets. It then only checks them. */
  readonly checkedAs?: string;
  /** Fields that identify a record. */
  readonly natural: readonly string[];
  /** Further sets of fields in which no two records have the same values. */
  readonly alone?: readonly (readonly string[])[];
  /** The fields that a row may have. A field whose value does not fit into one cell has no column. */
  readonly fields: z.core.$ZodObject;
  /** Field -> further headers of its column. */
  readonly columnSynonyms?: Readonly<Record<string, readonly string[]>>;
  /** Field -> its values -> further words for them. */
  readonly valueSynonyms?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The values for empty cells of a row that becomes a record. */
  readonly defaults?: Payload;
  /** How rows change records that exist: the call, and the schema of the key. Missing where rows are only added. */
  readonly updating?: { readonly call: Call; readonly key: z.core.$ZodObject };
}

/** An account above the record's owner, any account except the record itself, or only the super admin. */
export type Writer = "above" | "another" | "top";

export type ViewName = "list" | "show" | "create" | "edit";
/** A field that a search looks into. */
export interface SearchedField {
  readonly source: string;
  readonly as: SearchedAs;
  /** Of a phone: the field before it. */
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
  /** Language -> field that names a record in that language, where it differs from `title`. */
  readonly titles?: Readonly<Partial<Record<Language, string>>>;
  /** The style of its calls. Default: "bearer". */
  readonly style?: CallStyle;
  /** The field that holds the key of the parent, when the records form a tree. */
  readonly parent?: string;
  /** Action -> menu key that grants it. */
  readonly access: Readonly<Record<string, string>>;
  /** The calls that the specification does not name. */
  readonly extensions?: readonly string[];
  /** The fields that the specification does not name. */
  readonly further?: readonly string[];
  /** The fields that follow from others. For a platform without further fields, the console computes them. */
  readonly derived?: Readonly<Record<string, readonly Derivation[]>>;
  /** The fields that say at a glance what a record is, for dialogs about it. */
  readonly facts?: readonly string[];
  /** The field with the time of the end, for owners that the platform can end. */
  readonly ends?: string;
  /** The reference to owners, for records that can be passed from one owner to another. */
  readonly passes?: Reference;
  /** The change of a state that takes a record out of use, and can be reversed. */
  readonly off?: {
    readonly field: string;
    readonly of: string;
    readonly from: string | number;
    readonly to: string | number;
  };
  /** The fields that identify the record of a row of a file. Missing if rows change no records. */
  readonly telling?: readonly string[];
  /** The fields that a copy of a record does not get: unique and secret ones, states, and those that only some may write. */
  readonly own?: readonly string[];
  /** Whether one record is read by a call of its own, which may answer more than the list. */
  readonly opened?: true;
  /** The record within which a record is named: the field that refers to it, its resource, and what else identifies records in it. */
  readonly within?: { readonly field: string; readonly to: string; readonly tells: readonly string[] };
  /** The fields that a platform masks for accounts that may not see personal data. */
  readonly personal?: readonly string[];
  /** The fields that a search covers in addition to the names, on a platform that can search. */
  readonly search?: readonly SearchedField[];
  /** The field that names a record's owner, where the record itself has one. */
  readonly owner?: string;
  /** The field that refers to the record through which it has its owner, if the record itself names none. */
  readonly through?: string;
  /** Call -> who may make it, among those who are granted it. */
  readonly writers?: Readonly<Record<string, Writer>>;
  readonly words: Readonly<Record<Language, Loader<{ readonly default: WordTable }>>>;
  readonly calls: Loader<Calls>;
  readonly schema: Loader<{ readonly row: z.core.$ZodType }>;
  /** Whether its list can be asked with conditions here: it is on its own page. */
  readonly asked?: boolean;
  readonly views: Readonly<Partial<Record<ViewName, Loader<{ readonly default: ComponentType }>>>>;
}

export interface ScreenProps {
  readonly path: string;
  readonly menu: string;
  /** Names of resources. The first one is shown at `path`. */
  readonly resources: readonly string[];
  readonly hiddenContent?: boolean;
  /** A hand-written screen, for a menu entry without resources. */
  readonly component?: Loader<{ readonly default: ComponentType }>;
}
/** The titles of pages that need no account. */
export interface PageTitles {
  /** Of pages without a title of their own. */
  readonly product: Readonly<Record<Language, string>>;
  /** Address -> title. */
  readonly pages: Readonly<Record<string, Readonly<Record<Language, string>>>>;
  /** Of every page on the one host that the installation names. */
  readonly host: Readonly<Record<Language, string>> | null;
}
export interface Section {
  readonly resources: Readonly<Record<string, ResourceProps>>;
  readonly screens: readonly ScreenProps[];
}
/** The part of a screen that the menu shows before its section is loaded. */
export interface MenuEntry {
  /** The menu key: `product.device`. */
  readonly menu: string;
  readonly path: string;
  readonly icon: string;
  /** Only a platform with extensions has its records. */
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
