// What every later stage reads: complete, linked, named, frozen. No optional field survives here;
// what a definition may leave out is settled by resolve.ts, and absence is spelled `null` or `[]`.
import type { Condition } from "./Condition";
import type { HostModel } from "./Host";
import type { TASK_CALLS } from "./taskCalls";
import type { IdentityModel, OwnerModel, ScheduleModel } from "./Identity";
import type { Samples } from "../definition/Samples";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export const LANGUAGES = ["en", "zh-CN", "zh-TW"] as const;
export type Language = (typeof LANGUAGES)[number];
/** A text people read, in every language. */
export type Words = Readonly<Record<Language, string>>;

export interface Model {
  readonly sections: readonly SectionModel[];
  readonly resources: readonly ResourceModel[];
  /** Who signs in and what they may do; null where nobody does. */
  readonly identity: IdentityModel | null;
  /** The platform it talks to; null where nobody signs in. */
  readonly host: HostModel | null;
  /** Whose the rows are; null where nothing belongs to anybody. */
  readonly owner: OwnerModel | null;
  /** The rows that run at their time; null where none do. */
  readonly schedule: ScheduleModel | null;
  readonly enums: readonly EnumModel[];
  readonly errors: readonly ErrorModel[];
  /** What demo rows are made of. */
  readonly samples: Samples;
  /** Every menu key that may be granted, in order: sections, screens, and the actions below them. */
  readonly menus: readonly MenuModel[];
  /** Titles and other words of console.yaml: flat key -> words. */
  readonly titles: Readonly<Record<string, Words>>;
}

/** A first path segment: /product. `redirect` is the screen it opens. */
export interface SectionModel {
  readonly name: string;
  readonly label: Words;
  readonly icon: string;
  readonly redirect: string;
  readonly screens: readonly ScreenModel[];
}

/** A route of the console: /product/device. */
export interface ScreenModel {
  readonly path: string;
  /** The menu key that grants it: `product.device`. */
  readonly menu: string;
  readonly label: Words;
  readonly icon: string;
  /** Names of resources; the first owns `path`, the others live below it. */
  readonly resources: readonly string[];
  /** The screen fills the area under the app bar itself. */
  readonly hiddenContent: boolean;
  /** Path from src/console/ of a hand-written screen component, without extension. */
  readonly component: string | null;
}

export interface MenuModel {
  /** `product`, `product.device`, `vas.order.refund` */
  readonly key: string;
  readonly parent: string | null;
  readonly label: Words;
  readonly icon: string;
  readonly path: string | null;
  readonly type: "section" | "screen" | "action";
}

export interface EnumModel {
  readonly name: string;
  /** `publishState` */
  readonly identifier: string;
  readonly type: "number" | "string";
  readonly values: readonly EnumValueModel[];
}

export interface EnumValueModel {
  readonly value: number | string;
  /** What code calls it: `passed`. */
  readonly name: string;
  readonly label: Words;
  readonly color: "default" | "success" | "warning" | "error" | "info";
}

/** The message of a code, or of a code in a context: 515 on a room. */
export interface ErrorModel {
  readonly code: number;
  readonly context: string | null;
  readonly message: Words;
}

export interface ResourceModel {
  readonly name: string;
  readonly section: string;
  /** `resources/product/device.yaml` */
  readonly file: string;
  readonly names: { readonly pascal: string; readonly camel: string };
  /** Of one record: "Create company". */
  readonly label: Words;
  /** Of many: tabs, lists, headings. Chinese has one word for both. */
  readonly plural: Words;
  /** The record's id on the wire; react-admin's `id` is a copy of it. */
  readonly key: string;
  /** The field by which a record is named in selects, breadcrumbs and confirmations. */
  readonly title: string;
  /** Languages in which another field names it: { "zh-CN": "menu_cn_name" }. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly style: CallStyle;
  /** Where its list lives, `/operate/time_plan`; null when it has no screen. */
  readonly path: string | null;
  /** Menu key that grants each action: list, get, add, set, del, export, and each further call. */
  readonly access: Readonly<Record<string, string>>;
  readonly calls: readonly CallModel[];
  readonly fields: readonly FieldModel[];
  /** Whose its rows are; null where there are no rows, or no owner of any. */
  readonly scope: ScopeModel | null;
  readonly tree: { readonly parent: string; readonly order: string | null } | null;
  readonly transitions: readonly TransitionModel[];
  readonly unique: readonly UniqueModel[];
  readonly views: ViewsModel;
  /** How rows of a file become records; null when that is not offered. */
  readonly importing: ImportingModel | null;
  /** How the platform writes records to a file in the background; null when that is not offered. */
  readonly exporting: ExportingModel | null;
  readonly demo: DemoModel;
}

/** Values that stand once: among the rows of one owner, or among all. */
export interface UniqueModel {
  /** What the definition names, and what a refusal is about. */
  readonly fields: readonly string[];
  /** These, with the field that says whose the row is: no two rows have all of them the same. */
  readonly together: readonly string[];
}

/** One step on the way to whom a row belongs: its field holds the key of a row of `to`. */
export interface OwnerStep {
  readonly field: string;
  readonly to: string;
}

/** Rows belong to a row of the owner resource: the last step leads there. A resource that is the owner leads to itself by its key. */
export interface OwnedModel {
  readonly is: "owned";
  readonly steps: readonly [OwnerStep, ...OwnerStep[]];
  /** Why rows that belong to nobody may be read by everybody; null where only who reaches every owner reaches them. */
  readonly common: string | null;
}

/** Rows are the platform's own: read by whoever may list them. */
export interface SharedModel {
  readonly is: "shared";
  readonly reason: string;
  /** Who may write: only who reaches every owner, or the accounts of the owner at the top that hold the menu key. */
  readonly write: "platform" | "top";
}
export type ScopeModel = OwnedModel | SharedModel;

export interface ImportingModel {
  /** Call the rows are sent by: import_add takes many at once, add takes one, unless they are `handed` in by the call of host.yaml. */
  readonly call: typeof TASK_CALLS.addImport | "add";
  readonly handed: boolean;
  /** Call that answers the imports there were. */
  readonly follow: string | null;
  /** Fields that tell rows apart: a row with their values is the record that has them. */
  readonly natural: readonly string[];
}

export interface ExportingModel {
  /** Call that starts a task. */
  readonly add: string;
  /** Call that answers the tasks and how far they are. */
  readonly follow: string;
  /** Timestamp a range of at most three months must be given of; null when the records have none to filter by. */
  readonly range: string | null;
}

export type CallStyle = "legacy" | "bearer" | "bearer-at" | "rest";
export type Verb = "list" | "get" | "add" | "set" | "del";

export interface CallModel {
  /** `list`, `get`, `add`, `set`, `del`, or the name of an action: `run`. */
  readonly name: string;
  readonly verb: Verb | "action";
  /** Whole, as it stands on the wire. */
  readonly path: string;
  readonly style: CallStyle;
  readonly apiVersion: string;
  readonly paging: "page_index" | "page_no";
  /** The fields it sends, those of `ask` among them. Empty for list, add, set and del, whose parameters follow from the resource. */
  readonly params: readonly FieldModel[];
  /** Constant parameters sent along. */
  readonly constants: Readonly<Record<string, Json>>;
  readonly on: "row" | "bulk" | "list" | "none";
  readonly label: Words;
  readonly icon: string;
  readonly confirm: boolean;
  /** Shown only while this holds, field -> values: { order_state: [2] }. */
  readonly when: Condition;
  /** Fields whose values are asked for in a dialog before calling. */
  readonly ask: readonly string[];
  /** Parameter -> field of the record it is taken from, where their names differ: { srv_type: "type" }. */
  readonly from: Readonly<Record<string, string>>;
  /** Field of the record that holds the server a bearer-at call is sent to; null where hand-written code says it. */
  readonly address: string | null;
  /** Fields of the answer that are shown when it has come. */
  readonly answer: readonly FieldModel[];
  /** Who may make it of a record; null for whoever is granted it. */
  readonly writer: Writer | null;
}

/**
 * Who may write what not everybody may who may write the record: a company above the one that owns it, another account than
 * the one the record is, or only the account that is granted everything.
 */
export type Writer = "above" | "another" | "top";

export interface FieldModel {
  readonly name: string;
  /** From the resource's root: `details.lang` for a nested field. */
  readonly source: string;
  readonly kind: string;
  readonly label: Words;
  readonly help: Words | null;
  readonly required: boolean;
  /** Settled by the platform: shown, never sent. */
  readonly readonly: boolean;
  /** Given when created, not changed afterwards. */
  readonly immutable: boolean;
  /** Who may write it; null for whoever may write the record. */
  readonly writer: Writer | null;
  readonly filter: "contains" | "equals" | "range" | null;
  readonly sortable: boolean;
  readonly default: Json;
  /** On the wire, on no screen. */
  readonly hidden: boolean;
  /** Asked for, judged and sent only while this holds, field -> values: { type: [2] }; empty for always. */
  readonly when: Condition;
  /**
   * What the field's kind asks for, parsed by the kind: { max: 64 }. What it names is linked: a field of an
   * enumeration has { enum: "publish_state", type: "number", values: [1, 2] }, a reference { to: "company", type: "number" }
   * where `type` is that of the other resource's key.
   */
  readonly options: Readonly<Record<string, Json>>;
  /** Nested fields of kind list and attributes. */
  readonly of: readonly FieldModel[];
  /** Values a demo row draws from, when the definition names some. */
  readonly sample: readonly Json[];
}

/** `from` may become one of `to`: buttons on the screen, and what the platform refuses. */
export interface TransitionModel {
  readonly field: string;
  readonly from: number | string;
  readonly to: readonly (number | string)[];
}

export interface ViewsModel {
  readonly list: {
    readonly columns: readonly string[];
    readonly filters: readonly string[];
    readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
    /** Seconds between refreshes; 0 for never. */
    readonly refresh: number;
    readonly exports: boolean;
  };
  /** Both groups and their fields in order; a single unnamed group has a null label. */
  readonly form: readonly GroupModel[];
  readonly show: {
    readonly groups: readonly GroupModel[];
    readonly related: readonly RelatedModel[];
  };
  /** Views the resource has, after calls and overrides are known. */
  readonly has: { readonly list: boolean; readonly show: boolean; readonly create: boolean; readonly edit: boolean };
  /** View name -> path from src/ of the file that replaces it: { Show: "overrides/operate/cron/CronShow" }. */
  readonly overrides: Readonly<Record<string, string>>;
}

export interface GroupModel {
  readonly name: string;
  readonly label: Words | null;
  readonly fields: readonly string[];
}

/** A list of another resource's records under this one's Show: product_version by pk. */
export interface RelatedModel {
  readonly resource: string;
  /** Field of the other resource. */
  readonly target: string;
  /** Field of this resource it equals. */
  readonly source: string;
}

export interface DemoModel {
  readonly rows: number;
  /** Rows given whole, before the drawn ones. */
  readonly given: readonly Readonly<Record<string, Json>>[];
}
