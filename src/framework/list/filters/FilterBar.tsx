import { useLabelled } from "../../ui/useLabelled";
import { useResourceContext, useTranslate } from "ra-core";
import { lazy, memo, type ReactNode, Suspense, useRef, useState } from "react";
import { Icon } from "../../ui/icons";
import { useFieldLabels } from "../../resource/label";
import { PopoverButton } from "../../ui/PopoverButton";
import { useResourceProps } from "../../resource/resource";
import { isBlank } from "../../resource/valueAt";
import type { FilterSpec, Values } from "./FilterKind";
import { can } from "../../wire/Host";
import { WHERE } from "../../../../shared/schema/where/Where";
import { rankIn, useSearchFilter } from "./useSearchFilter";
import { type Filters, useFilters } from "./useFilters";
import { useFittingPills } from "./useFittingPills";
import { useIsFilled } from "../../slots";
import { conditionPanel } from "../slots";
import { SortPill } from "../tools/SortPill";
import { useNarrow } from "../../ui/useNarrow";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

const isSet = (filter: FilterSpec, { values }: Filters) => filter.keys.some((key) => !isBlank(values[key]));

/** The most pills that are shown if there is room. Others are shown on demand, or when they are set. */
const FIRST = 3;

const OtherPills = lazy(() => import("../where/OtherPills").then((m) => ({ default: m.OtherPills })));
const Conditions = lazy(() => import("../where/Conditions").then((m) => ({ default: m.Conditions })));

export interface FilterBarProps {
  readonly filters: readonly FilterSpec[];
  /** The list's own search box, instead of the first text filter. */
  readonly lead?: ReactNode;
  /** The content before the pills. */
  readonly menu?: ReactNode;
  /** The fixed filter of a list below a record. */
  readonly permanent?: Values | null;
}

const AWAITED = <span className="ui-pill ui-list-menu-awaited" />;

/** The first text filter is a search box. Every other filter is a pill that shows its value and opens its controls. */
export const FilterBar = ({ filters, lead, menu, permanent = null }: FilterBarProps) => {
  const translate = useTranslate();
  const label = useFieldLabels();
  const state = useFilters();
  const [all, setAll] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const bar = useRef<HTMLElement>(null);
  const first = useFittingPills(bar, FIRST);
  const resource = useResourceContext();
  const searched = useSearchFilter();
  const narrow = useNarrow();
  const usable = filters.filter(({ needs }) => needs === null || can(needs, resource));
  const search = lead ? undefined : (searched ?? usable.find((one) => one.inline));
  // Fields that the search box already covers are offered last.
  const pills = usable
    .filter((one) => one !== search)
    .toSorted((one, other) => rankIn(searched, one) - rankIn(searched, other));
  const shown = pills.filter((one, at) => all || at < first || isSet(one, state));
  const where = can(WHERE, resource) ? String(state.values[WHERE] ?? "") : "";
  const isComparable = useResourceProps()?.asked === true;
  const asked = useIsFilled(conditionPanel) && isComparable && !lead && can(WHERE, resource);
  const offered = new Set([...filters, ...(search ? [search] : [])].flatMap(({ keys }) => keys));
  const untold = Object.entries(state.values).filter(
    ([name, value]) => !offered.has(name) && name !== WHERE && !isBlank(value),
  );
  const anySet = Object.values(state.values).some((value) => !isBlank(value));
  return (
    <search ref={bar} className="ui-filters">
      <span className="ui-filters-all">
        {lead}
        {search && (
          <span className="ui-search">
            {search.editor({ label: label(search.source, search.label), values: state.values, change: state.change })}
          </span>
        )}
        <span className="ui-pills">
          {menu}
          {/* Comes first, because the end of the row is out of sight on a phone. */}
          {permanent !== null && Object.keys(permanent).length > 0 && (
            <Suspense fallback={AWAITED}>
              <OtherPills values={permanent} onRemove={undefined} />
            </Suspense>
          )}
          {untold.length > 0 && (
            <Suspense fallback={AWAITED}>
              <OtherPills
                values={Object.fromEntries(untold)}
                onRemove={(keys) => state.change(Object.fromEntries(keys.map((key) => [key, undefined])))}
              />
            </Suspense>
          )}
          {narrow && !lead && <SortPill />}
          {shown.map((filter) => (
            <Pill
              key={filter.source}
              filter={filter}
              label={label(filter.source, filter.label)}
              state={state}
              // A tree is filtered in the browser, which does not know what lies below a record of another tree.
              branches={!lead && can("within", resource)}
            />
          ))}
          {(anchor || where !== "") && (
            <Suspense>
              <Conditions
                text={where}
                anchor={anchor}
                onAnchor={setAnchor}
                onChange={(text) => state.change({ [WHERE]: text })}
              />
            </Suspense>
          )}
          {!all && shown.length < pills.length && (
            <Button variant="text" onClick={() => setAll(true)}>
              {translate("ui.filter.more", { count: pills.length - shown.length })}
            </Button>
          )}
          {asked && (
            <Button
              variant="text"
              aria-haspopup="dialog"
              onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
            >
              {translate("ui.filter.where")}
            </Button>
          )}
        </span>
      </span>
      {/* Reserves its space from the start, so that nothing moves while people type. */}
      <Button
        className={anySet ? "ui-clear" : "ui-clear ui-clear-none"}
        variant="text"
        disabled={!anySet}
        aria-hidden={!anySet}
        onClick={() => state.replace({})}
      >
        {translate("ui.filter.clear_all")}
      </Button>
    </search>
  );
};

interface PillProps {
  readonly filter: FilterSpec;
  readonly label: string;
  readonly state: Filters;
  /** Whether the platform finds all records below a record of a tree. */
  readonly branches: boolean;
}

const Pill = memo(({ filter, label, state, branches }: PillProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const set = isSet(filter, state);
  const remove = () => state.change(Object.fromEntries(filter.keys.map((key) => [key, undefined])));
  return (
    <span className={set ? "ui-pill ui-pill-set" : "ui-pill"}>
      <PopoverButton
        className="ui-pill-face"
        role="dialog"
        variant="text"
        label={label}
        named
        face={
          <>
            <span>{set ? labelled(label, "") : label}</span>
            {set ? <b>{filter.summary(state.values)}</b> : <Icon name="chevron_down" size={14} />}
          </>
        }
      >
        {(close) => (
          <div className="ui-panel">
            {filter.editor({
              label,
              values: state.values,
              change: state.change,
              ...(branches && { choose: "branches" }),
            })}
            <Button onClick={close}>{translate("ui.close")}</Button>
          </div>
        )}
      </PopoverButton>
      {set && (
        <IconButton
          className="ui-pill-remove"
          icon="close"
          iconSize={14}
          label={translate("ui.filter.remove", { label })}
          onClick={remove}
        />
      )}
    </span>
  );
});
