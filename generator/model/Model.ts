// The input of emitters and the platform: complete, linked and frozen. Nothing is optional: a missing part is `null` or `[]`.
import type { Condition } from "./Condition";
import type { CallForm, Method, WireNames } from "./Dialect";
import type { HostModel } from "./resolveHost";
import type { TrailEvent } from "../definition/Identity";
import type {
  EndingRights,
  IdentityModel,
  OwnerModel,
  PersonalModel,
  ScheduleModel,
  TrailModel,
} from "./resolveIdentity";
import type { GroupModel, HeadModel, RelatedModel, StepModel } from "./RecordModel";
import type { EndingModel, PassingModel, PersonModel, ScopeModel } from "./ScopeModel";
import type { DefinedViewModel } from "./DefinedViewModel";
import type { PartitionModel } from "./PartitionModel";
import type { QuoteModel } from "./QuoteModel";
import type { AskModel, ReactionModel, TransitionModel } from "./TransitionModel";
import type { MenuModel, PageTitles, SectionModel } from "./ScreenModel";
import type { ExportingModel, ImportingModel } from "./TaskModel";
import type { Samples } from "../definition/Samples";
import type { EnumModel } from "./EnumModel";
import type { FeatureModel } from "./FeatureModel";
import type { Language, Words } from "../../shared/schema/languages";
import type { UniqueModel, WithinModel } from "./WithinModel";

export type { Language, Words } from "../../shared/schema/languages";
export type { EnumModel, EnumValueModel } from "./EnumModel";
export type { GroupModel, HeadModel, RelatedModel } from "./RecordModel";
export type {
  EndingModel,
  OwnedModel,
  OwnerStep,
  PassingModel,
  PersonModel,
  ScopeModel,
  SharedModel,
} from "./ScopeModel";
export type { PartitionSpan, PartitionModel } from "./PartitionModel";
export type { ExportingModel, ImportingModel } from "./TaskModel";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface Model {
  readonly features: readonly FeatureModel[];
  readonly sections: readonly SectionModel[];
  readonly resources: readonly ResourceModel[];
  /** Accounts, roles and menus; null for a console without sign-in. */
  readonly identity: IdentityModel | null;
  /** The platform of the console; null for a console without sign-in. */
  readonly host: HostModel | null;
  /** The owners of rows; null if rows have no owners. */
  readonly owner: OwnerModel | null;
  /** The scheduled jobs; null if there are none. */
  readonly schedule: ScheduleModel | null;
  /** The audit trail; null if there is none. */
  readonly trail: TrailModel | null;
  /** The menu keys that grant personal data; null if only the super admin sees any. */
  readonly personal: PersonalModel | null;
  /** The audit trail records an account that reads more records with unmasked personal data than this within an hour. */
  readonly personalRows: number;
  /** The menu keys for ending an owner; null if only the super admin may end one. */
  readonly ending: EndingRights | null;
  readonly enums: readonly EnumModel[];
  readonly errors: readonly ErrorModel[];
  /** Texts for demo rows. */
  readonly samples: Samples;
  /** Every menu key that may be granted, in order: sections, screens, and the actions below them. */
  readonly menus: readonly MenuModel[];
  /** Titles and other texts of console.yaml: flat key -> words. */
  readonly titles: Readonly<Record<string, Words>>;
  readonly pageTitles: PageTitles;
}

/** The message of a code, or of a code in a context: 515 for a room. */
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
  /** The name of one record: "Create company". */
  readonly label: Words;
  /** The plural, for tabs, lists and headings. Chinese has the same word for both. */
  readonly plural: Words;
  /** The record's key field on the wire; react-admin's `id` is a copy of it. */
  readonly key: string;
  /** The field whose value names a record in selects, breadcrumbs and confirmations. */
  readonly title: string;
  /** The fields that name the record in other languages: { "zh-CN": "menu_cn_name" }. */
  readonly titles: Readonly<Partial<Record<Language, string>>>;
  readonly style: CallStyle;
  /** The path of its list, `/operate/time_plan`; null if it has no screen. */
  readonly path: string | null;
  /** The menu key that grants each action: list, get, add, set, del, export, and every other call. */
  readonly access: Readonly<Record<string, string>>;
  readonly calls: readonly CallModel[];
  /** Fields and parameters with another name on the wire, and the field with the child rows of a tree on the wire. */
  readonly wireNames: WireNames;
  readonly wireTree: NonNullable<CallForm["tree"]> | null;
  readonly fields: readonly FieldModel[];
  /** Who owns its rows; null if it has no rows, or if rows have no owners. */
  readonly scope: ScopeModel | null;
  /** The person whom its personal fields are about; null if the definition names none. */
  readonly person: PersonModel | null;
  /** What happens to its rows when their owner ends. Null if the row that they belong to decides. */
  readonly ending: EndingModel | null;
  /** What happens when a record passes to another owner; null if that is an ordinary change of a field. */
  readonly passing: PassingModel | null;
  /** How its table is partitioned; null for a table without partitions. */
  readonly store: PartitionModel | null;
  /** Whether its list can be filtered by conditions. False for a tree, because the browser has and searches all of it. */
  readonly asked: boolean;
  /** The fields that a search covers, in addition to the title. */
  readonly search: readonly string[];
  readonly tree: { readonly parent: string; readonly order: string | null } | null;
  readonly transitions: readonly TransitionModel[];
  /** The fields that a record needs in a state. */
  readonly asks: readonly AskModel[];
  /** The questions before transitions, by `<field>.<state>`, with names of fields in braces. */
  readonly questions: Readonly<Record<string, Words>>;
  readonly reactions: readonly ReactionModel[];
  readonly unique: readonly UniqueModel[];
  /** The record within which its name is unique; null if its name is enough. */
  readonly within: WithinModel | null;
  /** The calls that are not in the specification. */
  readonly extensions: readonly string[];
  readonly views: ViewsModel;
  /** How rows of a file become records; null if it has no import. */
  readonly importing: ImportingModel | null;
  /** How the platform exports records in the background; null if it does not. */
  readonly exporting: ExportingModel | null;
  readonly demo: DemoModel;
}

export type CallStyle = string;
export type Verb = "list" | "get" | "add" | "set" | "del";

export interface CallModel {
  /** `list`, `get`, `add`, `set`, `del`, or the name of an action: `run`. */
  readonly name: string;
  readonly verb: Verb | "action";
  readonly path: string;
  readonly style: CallStyle;
  /** Null for the method of the dialect, and for JSON. */
  readonly method: Method | null;
  readonly root: string | null;
  readonly body: "form" | null;
  /** The path in earlier versions; null if it has not changed. */
  readonly was: string | null;
  readonly apiVersion: string;
  readonly paging: "page_index" | "page_no";
  /** The fields it sends, including those of `ask`. Empty for list, add, set and del: they send fields of the resource. */
  readonly params: readonly FieldModel[];
  /** Parameters with a constant value, and parameters that are sent only to a platform with `further` fields. */
  readonly constants: Readonly<Record<string, Json>>;
  readonly further: readonly string[];
  readonly on: "row" | "record" | "bulk" | "list" | "none";
  readonly label: Words;
  /** Whether it has its own verb for deleting: unbind, stop sharing. */
  readonly ownVerb: boolean;
  readonly icon: string;
  readonly confirm: boolean;
  /** Whether it moves money out or ends something. */
  readonly danger: boolean;
  /** The consequences, shown before the call. */
  readonly follows: Words | null;
  /** The question before the call, and the message after it, with names of fields in braces. */
  readonly question: Words | null;
  readonly done: Words | null;
  /** For a call that requests something from other people: where the page of the record lists these requests. */
  readonly opens: Pick<RelatedModel, "resource" | "target" | "source"> | null;
  /** The button is shown only while this condition holds, field -> values: { order_state: [2] }. */
  readonly when: Condition;
  /** Fields that a dialog asks for before the call. */
  readonly ask: readonly string[];
  /** Parameter -> the field of the record with its value, if their names differ: { srv_type: "type" }. */
  readonly from: Readonly<Record<string, string>>;
  /** The field with the server's address, for a bearer-at call; null if hand-written code provides the address. */
  readonly address: string | null;
  /** Fields of the answer to show, including `readonly` ones that the call describes but does not send. */
  readonly answer: readonly FieldModel[];
  /** The call that computes a price for the values of `ask`; null if there is none. */
  readonly quote: QuoteModel | null;
  /** The amount on the button (a field of the quote or of the record), and the text before it. */
  readonly amount: { readonly field: string; readonly label: Words | null } | null;
  /** The action to offer if this one is refused because something has changed; null for none. */
  readonly otherwise: string | null;
  /** Who may make the call for a record; null for everybody with the right. */
  readonly writer: Writer | null;
  /** Whether it changes nothing, so that it needs no confirmation. */
  readonly reads: boolean;
  /** The event in the audit trail if the call changes no record; "none" for a call that only reads. */
  readonly trail: CallTrail;
  /** Whether people must first prove their identity again: always, or if one of these fields is sent; empty for never. */
  readonly stepUp: "always" | readonly string[];
}

export type CallTrail = Extract<TrailEvent, "action" | "view" | "export" | "download"> | "none";

/** Who may write: an account of a company above the owner, another account than the record, or the super admin. */
export type Writer = "above" | "another" | "top";

export interface FieldModel {
  readonly name: string;
  /** Its path in the record: `details.lang` for a nested field. */
  readonly source: string;
  readonly kind: string;
  readonly label: Words;
  readonly help: Words | null;
  /** Other headers of the field in files. */
  readonly also: readonly string[];
  readonly required: boolean;
  /** The platform sets it. It is shown, and never sent. */
  readonly readonly: boolean;
  /** It can only be set in a new record. */
  readonly immutable: boolean;
  /** Who may write it; null for everybody who may write the record. */
  readonly writer: Writer | null;
  readonly filter: "contains" | "equals" | "range" | null;
  readonly sortable: boolean;
  readonly default: Json;
  /** It is sent and answered, but not shown. */
  readonly hidden: boolean;
  /** A platform with only the fields of the specification lacks it. */
  readonly further: boolean;
  /** It is stored encrypted, but is answered. Secrets are always encrypted. */
  readonly encrypted: boolean;
  /** Its name in earlier versions. The store may still have its values under that name. */
  readonly was: string | null;
  /** Whether it is about a person. `masked` hides it from accounts without the right, `shown` does not. */
  readonly personal: "masked" | "shown" | null;
  /** It is shown, checked and sent only while this condition holds, field -> values: { type: [2] }; empty for always. */
  readonly when: Condition;
  /**
   * The options of its kind: { max: 64 }. Names are linked: a field of an enumeration has { enum: "publish_state",
   * type: "number", values: [1, 2] }, a reference has { to: "company", type: "number" } with the `type` of that key.
   */
  readonly options: Readonly<Record<string, Json>>;
  /** The nested fields, for kinds such as list and attributes. */
  readonly of: readonly FieldModel[];
  /** Values for demo rows, if the definition has some. */
  readonly sample: readonly Json[];
}

export interface ViewsModel {
  readonly list: {
    readonly columns: readonly string[];
    /** Columns that stay visible when there is no room for the others. */
    readonly kept: readonly string[];
    /** For a column: the field on a second line below its value. */
    readonly second: Readonly<Record<string, string>>;
    readonly filters: readonly string[];
    readonly sums: readonly SumModel[];
    readonly sort: { readonly field: string; readonly order: "ASC" | "DESC" };
    /** Seconds between refreshes; 0 for never. */
    readonly refresh: number;
    readonly exports: boolean;
    readonly views: readonly DefinedViewModel[];
  };
  /** Groups and their fields, in order. A single group without a name has a null label. */
  readonly form: readonly GroupModel[];
  readonly show: {
    readonly head: HeadModel;
    readonly steps: readonly StepModel[];
    readonly groups: readonly GroupModel[];
    readonly related: readonly RelatedModel[];
    /** Parts of features that the page does not show. */
    readonly without: readonly string[];
  };
  /** Which views the resource has. */
  readonly has: { readonly list: boolean; readonly show: boolean; readonly create: boolean; readonly edit: boolean };
  /** View name, or `parts` -> path from src/ of the hand-written file: { Show: "overrides/operate/cron/CronShow" }. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** A number or an amount whose sum is below a list. */
export interface SumModel {
  readonly field: string;
  /** The rows to sum; empty for all. */
  readonly when: Condition;
  /** The label of the sum, if it does not cover all rows. */
  readonly label: Words | null;
}

export interface DemoModel {
  readonly rows: number;
  /** Rows from the definition. They come before the random ones. */
  readonly given: readonly Readonly<Record<string, Json>>[];
}
