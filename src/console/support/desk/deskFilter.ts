// The filter of the inbox, in the address like that of a list: ?filter={"state":[1,2],"account_id":[7],"q":"night"}.
import { can, factsIn, type FieldOf, type FilterOf, numberIn, textIn } from "pilothouse/wire";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import type { Feedback } from "../../../generated/operate/feedback/feedback.schema";
import { FeedbackState } from "../../../../shared/generated/enums";

/** Tabs with their states. "Open" is feedback that waits for support. */
export const TABS = {
  open: [FeedbackState.pending, FeedbackState.processing],
  pending: [FeedbackState.pending],
  processing: [FeedbackState.processing],
  resolved: [FeedbackState.resolved],
} as const satisfies Record<string, readonly number[]>;
export type Tab = keyof typeof TABS;

const TAB_NAMES = ["open", "pending", "processing", "resolved"] as const satisfies readonly Tab[];
/** If the platform accepts only one state, the tab with two states is left out. */
export const availableTabs = (): readonly Tab[] =>
  TAB_NAMES.filter((name) => TABS[name].length === 1 || can("several", feedbackReference.resource));

/** Fields by which a link may filter the inbox. */
export const LINK_FILTERS = [
  "account_id",
  "user_id",
  "app_id",
  "uid",
  "type",
] as const satisfies readonly FieldOf<Feedback>[];
export type LinkFilter = Extract<(typeof LINK_FILTERS)[number], FieldOf<Feedback>>;

export interface DeskFilter {
  readonly tab: Tab;
  readonly search: string;
  readonly narrowed: Readonly<Partial<Record<LinkFilter, readonly string[]>>>;
}

const parsed = (text: string | null): FilterOf<Feedback> => {
  try {
    return factsIn(JSON.parse(text ?? "{}"));
  } catch {
    return {};
  }
};
const listOf = (value: unknown): readonly unknown[] => (value === undefined ? [] : [value].flat());

/** A state that belongs to no tab leads to the first tab. */
export const readDeskFilter = (text: string | null): DeskFilter => {
  const facts = parsed(text);
  const tabs = availableTabs();
  const states = [...new Set(listOf(facts.state).map(numberIn))].toSorted();
  const narrowed = LINK_FILTERS.flatMap((name) => {
    const values = listOf(facts[name]).map(textIn).filter(Boolean);
    return values.length > 0 ? [[name, values]] : [];
  });
  return {
    tab: tabs.find((name) => TABS[name].join() === states.join()) ?? tabs[0] ?? "pending",
    search: textIn(facts.q),
    narrowed: Object.fromEntries(narrowed),
  };
};

/** The filter for the platform and for the address. */
export const filterParams = ({ tab, search, narrowed }: DeskFilter): FilterOf<Feedback> => ({
  state: TABS[tab],
  ...Object.fromEntries(Object.entries(narrowed).filter(([, values]) => values.length > 0)),
  ...(search === "" ? {} : { q: search }),
});
