import type { Words } from "../../shared/schema/languages";
import type { Condition } from "./Condition";

/** Records of another resource, listed in the Show of this one: product_version by pk. */
export interface RelatedModel {
  readonly resource: string;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of this resource with the same value. */
  readonly source: string;
  /** The ability of the platform that its list or its field needs. Null if any platform can show it. */
  readonly needs: "extensions" | "further" | null;
}

/** The head of a record. Its fields are not repeated below. */
export interface HeadModel {
  /** The field that names the record, if the page's title already shows its value. */
  readonly title: string | null;
  /** The title in words, with names of fields in braces. Null if the name of the record is its title. */
  readonly words: Words | null;
  /** The field whose value is next to the title. */
  readonly state: string | null;
  readonly facts: readonly string[];
  /** Fact -> the field on a second line below its value. */
  readonly second: Readonly<Record<string, string>>;
  readonly picture: string | null;
}

/** A step in the process that a record passes. Steps are drawn above its fields. */
export interface StepModel {
  readonly name: string;
  readonly label: Words;
  /** Holds for the records that have passed the step. */
  readonly when: Condition;
  /** The fields with the time of the step, and with who or what completed it; null if there is none. */
  readonly at: string | null;
  readonly by: string | null;
}

export interface GroupModel {
  readonly name: string;
  readonly label: Words | null;
  readonly fields: readonly string[];
  /** On the page of a record: the condition of all its fields. In forms, the fields have it themselves. */
  readonly when?: Condition | undefined;
}
