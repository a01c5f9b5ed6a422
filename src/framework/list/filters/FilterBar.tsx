import { useResourceContext, useTranslate } from "ra-core";
import { lazy, type ReactNode, Suspense, useContext, useState } from "react";
import { Icon } from "../../ui/icons";
import { useFieldLabels } from "../../resource/label";
import { useResourceProps } from "../../resource/resource";
import { isBlank } from "../../resource/valueAt";
import type { FilterSpec, FilterValues } from "./FilterKind";
import { can } from "../../wire/Host";
import { WHERE_PARAM } from "../../../../shared/schema/where/Where";
import { useSearchFilter } from "./useSearchFilter";
import { useFilters } from "./useFilters";
import { Fills, useIsFilled } from "../../slots";
import { ListInAddressContext } from "../arrangement";
import { conditionPanel, fieldPanel } from "../slots";
import { SortPill } from "../tools/SortPill";
import { useNarrow } from "../../ui/useNarrow";
import { Button } from "../../ui/Button";
import { FilterPill } from "./FilterPill";

const OtherPills = lazy(() => import("../where/OtherPills").then((m) => ({ default: m.OtherPills })));
const FieldMenu = lazy(() => import("./FieldMenu").then((m) => ({ default: m.FieldMenu })));
const Conditions = lazy(() => import("../where/Conditions").then((m) => ({ default: m.Conditions })));

export interface FilterBarProps {
  readonly filters: readonly FilterSpec[];
  /** The list's own search box. It replaces the first text filter. */
  readonly lead?: ReactNode;
  /** Drawn before the pills. */
  readonly menu?: ReactNode;
  /** Drawn at the end, before the button that clears the filters. */
  readonly tools?: ReactNode;
  /** The fixed filter of a list below a record. */
  readonly permanent?: FilterValues | null;
}

const AWAITED = <span className="ui-pill ui-list-menu-awaited" />;

/** What is open: the choice of a field, the controls of a filter, or the conditions (perhaps with a new one). */
type Opened =
  | { readonly is: "fields" }
  | { readonly is: "filter"; readonly source: string }
  | { readonly is: "where"; readonly anchor: HTMLElement; readonly field?: string };

/**
 * The first text filter is a search box. Each other filter with a value is a pill: a sentence that opens its controls
 * when pressed. The button at the end adds a filter or a condition.
 */
export const FilterBar = ({ filters, lead, menu, tools, permanent = null }: FilterBarProps) => {
  const translate = useTranslate();
  const label = useFieldLabels();
  const { values, change, replace } = useFilters();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [adding, setAdding] = useState<HTMLElement | null>(null);
  const close = () => setOpened(null);
  const resource = useResourceContext();
  const searched = useSearchFilter();
  // On a phone, these buttons are at the bottom of the screen, where the thumb reaches them.
  const inAddress = useContext(ListInAddressContext);
  const isDocked = useNarrow() && inAddress;
  const usable = filters.filter(({ needs }) => needs === null || can(needs, resource));
  const search = lead ? undefined : (searched ?? usable.find((one) => one.inline));
  const offered = usable.filter((one) => one !== search);
  const names = Object.keys(values).filter((name) => !isBlank(values[name]));
  const rank = ({ keys }: FilterSpec) => names.findIndex((name) => keys.includes(name));
  // Pills are in the order in which filters were set. The filter that is being set comes last.
  const set = offered.filter((one) => rank(one) >= 0).toSorted((one, other) => rank(one) - rank(other));
  const open = opened?.is === "filter" ? offered.find(({ source }) => source === opened.source) : undefined;
  const pills = open === undefined || set.includes(open) ? set : [...set, open];
  const isComparable = useResourceProps()?.asked === true;
  const where = can(WHERE_PARAM, resource) ? String(values[WHERE_PARAM] ?? "") : "";
  const asked = useIsFilled(conditionPanel) && isComparable && !lead && can(WHERE_PARAM, resource);
  const shown = new Set([...filters, ...(search ? [search] : [])].flatMap(({ keys }) => keys));
  const untold = names.filter((name) => !shown.has(name) && name !== WHERE_PARAM);
  // The browser filters the tree itself, and does not know what is below a record of another tree.
  const branches = !lead && can("within", resource);
  const start = ({ source }: FilterSpec) => setOpened({ is: "filter", source });
  const add = (offered.length > 0 || asked) && (
    <Button
      ref={setAdding}
      className="ui-filter-add"
      aria-haspopup="dialog"
      aria-expanded={opened?.is === "fields"}
      onClick={() => setOpened(opened?.is === "fields" ? null : { is: "fields" })}
    >
      <Icon name={isDocked ? "filter" : "add"} size={isDocked ? 18 : 15} />
      {translate("ui.filter.add")}
      {isDocked && names.length > 0 && <b>{names.length}</b>}
    </Button>
  );
  const edit = (anchor: HTMLElement, field?: string) => setOpened({ is: "where", anchor, ...(field && { field }) });
  return (
    <search className="ui-filters">
      <span className="ui-filters-all">
        {lead}
        {search && (
          <span className="ui-search">
            {search.editor({ label: label(search.source, search.label), values, change })}
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
                values={Object.fromEntries(untold.map((name) => [name, values[name]]))}
                onRemove={(keys) => change(Object.fromEntries(keys.map((key) => [key, undefined])))}
              />
            </Suspense>
          )}
          {pills.map((filter) => (
            <FilterPill
              key={filter.source}
              filter={filter}
              label={label(filter.source, filter.label)}
              values={values}
              change={change}
              isSet={set.includes(filter)}
              isOpen={filter === open}
              onOpen={(isOpen) => setOpened(isOpen ? { is: "filter", source: filter.source } : null)}
              branches={branches}
              onConditions={asked ? edit : null}
            />
          ))}
          {(opened?.is === "where" || where !== "") && (
            <Suspense>
              <Conditions
                text={where}
                anchor={opened?.is === "where" ? opened.anchor : null}
                field={opened?.is === "where" ? opened.field : undefined}
                onAnchor={(anchor) => (anchor === null ? close() : edit(anchor))}
                onChange={(text) => change({ [WHERE_PARAM]: text })}
              />
            </Suspense>
          )}
          {!isDocked && add}
          {opened?.is === "fields" && adding && (
            <Fills
              of={fieldPanel}
              props={{
                filters: offered,
                ...{ anchor: adding, branches, onFilter: start },
                onCondition: asked ? (field) => edit(adding, field) : null,
                onClose: close,
              }}
              otherwise={
                <Suspense>
                  <FieldMenu filters={offered} anchor={adding} onFilter={start} onClose={close} />
                </Suspense>
              }
            />
          )}
        </span>
      </span>
      {isDocked && (
        <div className="ui-dock">
          {add}
          {!lead && <SortPill />}
        </div>
      )}
      {tools}
      {/* Reserves its space from the start, so that nothing moves while people type. */}
      <Button
        className={names.length > 0 ? "ui-clear" : "ui-clear ui-clear-none"}
        variant="text"
        disabled={names.length === 0}
        aria-hidden={names.length === 0}
        onClick={() => replace({})}
      >
        {translate("ui.filter.clear_all")}
      </Button>
    </search>
  );
};
