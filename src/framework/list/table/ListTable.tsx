// The table. Screen readers see a real table, but only visible rows are rendered.
import { useListContext, useLocale, useResourceContext, useStore } from "ra-core";
import {
  type CSSProperties,
  lazy,
  type MouseEvent,
  Suspense,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { DecidingContext, tableCells, type WantedCell } from "../slots";
import { Fills, useIsFilled } from "../../slots";
import { useCan } from "../../resource/useCan";
import { useDensity } from "./density";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./rowHeights";
import { HeaderCell } from "./HeaderCell";
import { type Row, useListSetup } from "./ListSetup";
import { ListState } from "./ListState";
import { HiddenColumnsButton } from "./HiddenColumnsButton";
import { LazyRowMenu } from "./LazyRowMenu";
import { nextInTree } from "./nextInTree";
import { SelectPageCheckbox } from "./SelectPageCheckbox";
import { Spacer } from "./Spacer";
import { TableRow } from "./TableRow";
import type { RowsProps } from "./RowsProps";
import { createRowPress } from "./createRowPress";
import { showWholeText } from "./showWholeText";
import { useCellInView } from "./useCellInView";
import { useFittedColumns } from "./useFittedColumns";
import { useKeyboardNavigation } from "./useKeyboardNavigation";
import { useRowSelection } from "./useRowSelection";
import { useRowWindow } from "./useRowWindow";
import { useRowWords } from "./useRowWords";
import { useSidePanel } from "./useSidePanel";
import { usePrinting } from "../../ui/usePrinting";
import { isKeyless } from "../../wire/keyless";

const PinnedColumns = lazy(() => import("../columns/PinnedColumns").then((m) => ({ default: m.PinnedColumns })));

const TICK = 44;
const LAST = 52;
const EYE = 28;
const DECISION = 68;
const NONE: readonly Row[] = [];

export const ListTable = ({ rows, offset, total, reserve, state, stale, label, tree }: RowsProps) => {
  const { columns, left, isShort, selectable, canEdit, rowActions, open, pathOf, titleOf } = useListSetup();
  const { sort } = useListContext();
  const [density] = useDensity();
  const rowHeight = ROW_HEIGHT[density];
  const scroller = useRef<HTMLDivElement>(null);
  const table = useId();
  const grid = useRef<HTMLTableElement>(null);
  const own = useMemo(() => rows.filter((row) => !isKeyless(row.id) && tree?.isGuide(row) !== true), [rows, tree]);
  const selection = useRowSelection(rows, own);
  const [menu, setMenu] = useState<{ readonly index: number; readonly row: Row; readonly anchor: HTMLElement } | null>(
    null,
  );
  const keepsOthers = useCan("merge");
  const edits = useIsFilled(tableCells) && keepsOthers && canEdit;
  /** The cell to edit. Undefined until somebody points at a cell or presses the key to edit for the first time. */
  const [wish, setWish] = useState<WantedCell | null>();
  const [hovered, setHovered] = useState<Row["id"] | null>(null);
  const view = useRowWindow({
    scroller,
    count: rows.length,
    size: rowHeight,
    keyOf: (at) => rows[at]?.id ?? at,
    covered: HEADER_HEIGHT,
    origin: offset,
  });
  const openAt = (index: number, newTab = false) => {
    const row = rows[index];
    if (row) open(row, newTab);
  };
  const foldAt = (index: number, opened: boolean) => {
    const row = rows[index];
    if (!row || tree?.isFolded(row) !== opened) return tree && nextInTree(rows, index, opened, tree);
    tree.toggle(row);
    return index;
  };
  const isGuide = (row: Row | undefined) => row !== undefined && tree?.isGuide(row) === true;
  const selected = tree ? rows.findIndex((row) => tree.isSelected(row) && !isGuide(row)) : -1;
  const activate = (index: number) => {
    keys.setActive(index);
    view.scrollTo(index);
  };
  const look = useSidePanel(rows, activate);
  const focus = () => grid.current?.focus({ preventScroll: true });
  const leaveCell = (index: number, source: string) => {
    // The focus makes the first row active, so the active row is set afterwards.
    focus();
    keys.setActive(index);
    if (keys.cell >= 0) keys.setCell(fitted.columns.findIndex((one) => one.source === source));
  };
  const lookAt = (index: number) => {
    look?.toggle(index);
    // The arrow keys then continue from the table.
    focus();
  };
  const ticks = selectable ? 1 : 0;
  const decides = useContext(DecidingContext);
  const last = LAST + (look === null ? 0 : EYE) + (decides ? DECISION : 0);
  const beside = ticks * TICK + last;
  const resource = useResourceContext();
  const printing = usePrinting();
  const [all, setAll] = useStore(`${resource}.columns.all`, false);
  const fitted = useFittedColumns({
    name: `${resource} ${useLocale()} ${density}`,
    table: grid,
    columns: columns.visible,
    rows: state === "rows" ? rows : NONE,
    beside,
    all: !isShort && (all || columns.arranged || printing),
    sorted: isShort ? "" : sort.field,
  });
  useEffect(() => {
    const drawn = new Set(fitted.columns.map(({ source }) => source));
    left.current = new Set(columns.visible.flatMap(({ source }) => (drawn.has(source) ? [] : [source])));
  }, [left, columns, fitted.columns]);
  const keys = useKeyboardNavigation({
    look,
    kept: tree && {
      index: selected,
      change: (index) => {
        const row = rows[index];
        if (row) tree.select(row);
      },
    },
    count: rows.length,
    cells: fitted.columns.length,
    pageRows: () => Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 440) - HEADER_HEIGHT) / rowHeight) - 1),
    open: openAt,
    toggle: (index) => selectable && selection.toggle(index, false),
    extend: (from, to) => selectable && selection.extend(from, to),
    togglePage: selectable ? selection.togglePage : () => undefined,
    edit: edits
      ? (index, cell, key) => setWish({ index, source: fitted.columns[cell]?.source, opens: key === "Enter" })
      : undefined,
    scrollTo: view.scrollTo,
    isGuide: (index) => isGuide(rows[index]),
    fold: tree && foldAt,
  });

  const current = state === "rows" ? rows[selected]?.id : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the address names another item
  useEffect(() => {
    if (current !== undefined) view.scrollTo(selected);
  }, [current]);

  const menuAt = (index: number, row: Row, anchor: HTMLElement) => setMenu({ index, row, anchor });
  const press = createRowPress({ rows, keys, selection, tree, openAt, menuAt, lookAt });
  const words = useRowWords(look?.label);
  const span = fitted.columns.length + ticks + 1;
  const width = fitted.widths.reduce((sum, one) => sum + one, beside);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--row": `${rowHeight}px`,
    "--ticks": `${ticks * TICK}px`,
    // A message takes only the room it needs.
    "--reserve": typeof state === "object" ? "0px" : `${reserve * rowHeight + HEADER_HEIGHT}px`,
  };
  const active = rows[keys.active];
  const cellId = active && keys.cell >= 0 ? `${table}-${active.id}-${keys.cell}` : undefined;
  useCellInView(scroller, cellId);
  const hover = (event: MouseEvent) => {
    showWholeText(event);
    if (edits && wish === undefined) setWish(null);
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-index]") : null;
    if (look) setHovered(rows[Number(row?.dataset.index ?? -1)]?.id ?? null);
  };
  return (
    <div className="ui-beside">
      <div
        ref={scroller}
        className="ui-scroll"
        style={style}
        data-stale={stale || undefined}
        data-over={fitted.over || undefined}
        aria-busy={state === "pending" || stale}
      >
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both possible roles support aria-multiselectable */}
        <table
          ref={grid}
          role={tree ? "treegrid" : "grid"}
          aria-label={label}
          aria-rowcount={(total ?? rows.length) + 1}
          aria-multiselectable={selectable || undefined}
          aria-activedescendant={cellId ?? (active && `${table}-${active.id}`)}
          tabIndex={0}
          style={{ minWidth: width }}
          onClick={press}
          onMouseOver={hover}
          onMouseLeave={() => setHovered(null)}
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          onKeyDown={keys.onKeyDown}
          onFocus={(event) => event.target === event.currentTarget && keys.active < 0 && keys.setActive(0)}
        >
          <colgroup>
            {selectable && <col style={{ width: TICK }} />}
            {fitted.columns.map((one, at) => (
              <col key={one.source} data-source={one.source} style={{ width: fitted.widths[at] }} />
            ))}
            <col style={{ width: last }} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              {selectable && <SelectPageCheckbox selection={selection} />}
              {fitted.columns.map((one, at) => (
                <HeaderCell key={one.source} column={one} sticky={at === 0} onResize={columns.resize} />
              ))}
              <td className="ui-last">
                {fitted.scarce && !isShort && !columns.arranged && (
                  <HiddenColumnsButton all={all} shown={fitted.columns} onPress={() => setAll(!all)} />
                )}
              </td>
            </tr>
          </thead>
          <tbody>
            {state === "rows" ? (
              <>
                <Spacer height={printing ? 0 : view.above} />
                {(printing ? rows.map(({ id: key }, index) => ({ index, key })) : view.items).map(({ index, key }) => {
                  const row = rows[index];
                  if (row === undefined) return null;
                  return (
                    <TableRow
                      key={key}
                      id={`${table}-${row.id}`}
                      row={row}
                      isGuide={isGuide(row)}
                      index={index}
                      ariaIndex={offset + index + 2}
                      columns={fitted.columns}
                      selectable={selectable}
                      selected={selection.ids.has(row.id)}
                      active={index === keys.active}
                      cell={index === keys.active ? keys.cell : -1}
                      current={index === selected || row.id === look?.id}
                      looks={look !== null && !isKeyless(row.id) && (row.id === hovered || index === keys.active)}
                      level={tree?.levelOf(row) ?? 0}
                      folded={tree?.isFolded(row)}
                      name={titleOf(row)}
                      actions={decides && rowActions}
                      href={pathOf(row)}
                      words={words}
                    />
                  );
                })}
                <Spacer height={printing ? 0 : view.below} />
              </>
            ) : (
              <ListState state={state} span={span} rows={reserve} />
            )}
          </tbody>
        </table>
        {wish !== undefined && (
          <Fills
            of={tableCells}
            props={{ rows, wish, table: grid, columns: fitted.columns, onOpen: open, onClose: leaveCell }}
          />
        )}
        {columns.pinned.length > 0 && (
          <Suspense fallback={null}>
            <PinnedColumns {...fitted} table={grid} pinned={columns.pinned} before={ticks * TICK} />
          </Suspense>
        )}
        {menu && (
          <LazyRowMenu
            row={menu.row}
            anchor={menu.anchor}
            onClose={() => setMenu(null)}
            look={look && { label: look.label, open: () => lookAt(menu.index) }}
          />
        )}
      </div>
      {look && (
        <look.Panel
          {...{ stale, offset }}
          rows={own}
          total={tree ? own.length : total}
          id={look.id}
          onShow={(index) => look.follow(rows.findIndex((row) => row.id === own[index]?.id))}
          onOpen={() => look.id !== null && open({ id: look.id }, false)}
          onClose={() => {
            look.close();
            focus();
          }}
        />
      )}
    </div>
  );
};
