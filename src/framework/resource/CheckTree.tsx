import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { RichTreeView } from "@mui/x-tree-view/RichTreeView";
import { useTranslate } from "ra-core";
import { type Ref, useMemo, useState } from "react";
import { TextBox } from "../ui/TextBox";
import type { Reference } from "../wire/contract";
import { CheckItem, ChecksContext } from "./CheckItem";
import { checkAll, checkOf } from "./treeChecks";
import { type Id, type Tree, createTree } from "./treeOf";
import { useTreeRecords } from "./useTreeRecords";

const SMALL = 40;

interface Item {
  readonly id: string;
  readonly label: string;
  readonly children: Item[];
  /** Whether the row is only an ancestor of a match. It then has no checkbox. */
  readonly isGuide: boolean;
}

/** The rows as items of MUI X. During a search, only the matches and their ancestors. */
const itemsOf = (tree: Tree, query: string): Item[] => {
  const wanted = query.trim().toLowerCase();
  const below = (parent: Id | null): Item[] =>
    tree.children(parent).flatMap(({ id, title, isOnlyAbove = false }) => {
      const isGuide = isOnlyAbove || !title.toLowerCase().includes(wanted);
      const item = { id: String(id), label: title, children: below(id), isGuide };
      return item.children.length > 0 || !isGuide ? [item] : [];
    });
  return below(null);
};
const keysOf = (items: readonly Item[]): string[] => items.flatMap(({ id, children }) => [id, ...keysOf(children)]);
const guidesOf = (items: readonly Item[]): string[] =>
  items.flatMap(({ id, children, isGuide }) => [...(isGuide ? [id] : []), ...guidesOf(children)]);

const onlyRoot = (tree: Tree): string[] => {
  const roots = tree.children(null);
  return roots.length === 1 ? roots.map(({ id }) => String(id)) : [];
};

interface CheckTreeProps {
  readonly of: Reference;
  /** The call that lists the choices. */
  readonly pick?: string;
  /** The name of the tree, or the id of the element that names it. */
  readonly name: { readonly label: string } | { readonly labelledBy: string };
  readonly chosen: readonly Id[];
  /** Whether choosing a record also chooses all records above it. */
  readonly withAbove: boolean;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly invalid?: boolean;
  readonly searchRef?: Ref<HTMLInputElement | HTMLTextAreaElement>;
  onChange(chosen: readonly Id[]): void;
  onBlur?(): void;
}

/** A tree with checkboxes and a search. Checking a record checks all records below it. Needs `formWords`. */
export const CheckTree = (props: CheckTreeProps) => {
  const {
    of,
    pick,
    name,
    withAbove,
    disabled = false,
    autoFocus = false,
    invalid = false,
    searchRef,
    onChange,
    onBlur,
  } = props;
  const translate = useTranslate();
  const { rows, isPending } = useTreeRecords(of, true, pick);
  const tree = useMemo(() => createTree(rows), [rows]);
  const all = useMemo(() => new Map(rows.map(({ id }) => [String(id), id])), [rows]);
  // Records that are only ancestors of choices cannot be chosen.
  const offered = useMemo(() => rows.filter(({ isOnlyAbove = false }) => !isOnlyAbove), [rows]);
  const ids = useMemo(() => new Map(offered.map(({ id }) => [String(id), id])), [offered]);
  const [query, setQuery] = useState("");
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  // A small tree is expanded at first. A large tree shows only its roots, and the level below a single root.
  const open = opened ?? (rows.length <= SMALL ? [...all.keys()] : onlyRoot(tree));
  const items = useMemo(() => itemsOf(tree, query), [tree, query]);
  const guides = useMemo(() => new Set(guidesOf(items)), [items]);
  const expanded = query.trim() === "" ? open : keysOf(items);
  // An address may have a number as text.
  const chosen = useMemo(() => new Set(props.chosen.map((one) => ids.get(String(one)) ?? one)), [props.chosen, ids]);
  const whole = [...ids].flatMap(([key, id]) => (checkOf(tree, id, chosen) === "on" ? [key] : []));

  const check = (keys: readonly string[]) => {
    const idsOf = (some: readonly string[]) => some.flatMap((key) => ids.get(key) ?? []);
    // If all items or a range are selected, MUI X also selects items that cannot be selected.
    const added = keys.filter((key) => !whole.includes(key) && !guides.has(key));
    const removed = whole.filter((key) => !keys.includes(key));
    const next = checkAll(tree, chosen, idsOf(added), idsOf(removed), withAbove);
    // Keys are in the order of the tree, so that equal choices are equal values. Keys outside the tree are kept.
    const kept = [...next].filter((id) => !ids.has(String(id)) && (chosen.has(id) || !all.has(String(id))));
    onChange([...[...ids.values()].filter((id) => next.has(id)), ...kept]);
  };
  const toggle = (key: string) => check(whole.includes(key) ? whole.filter((one) => one !== key) : [...whole, key]);
  const checksOf = (key: string) => {
    const id = all.get(key);
    if (id === undefined) return { check: "off", count: 0, below: 0, isGuide: false } as const;
    const below = tree.branch(id).filter((one) => one !== id);
    return {
      check: checkOf(tree, id, chosen),
      count: below.filter((one) => chosen.has(one)).length,
      below: below.length,
      isGuide: guides.has(key),
    };
  };
  const isWhole = rows.length > 0 && open.length >= rows.length;

  return (
    <Box sx={{ border: 1, borderColor: invalid ? "error.main" : "divider", borderRadius: 2 }}>
      <Box className="ui-check-tools">
        <Box sx={{ flex: "1 1 160px" }}>
          <TextBox
            type="search"
            label={translate("form.searchTree")}
            placeholder={translate("form.searchTree")}
            value={query}
            inputRef={searchRef}
            autoFocus={autoFocus}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </Box>
        <Button size="small" onClick={() => setOpened(isWhole ? [] : [...all.keys()])}>
          {translate(isWhole ? "form.collapseAll" : "form.expandAll")}
        </Button>
        <Box role="status" sx={{ typography: "body2", color: "text.secondary", whiteSpace: "nowrap" }}>
          {translate("form.chosenOf", {
            chosen: offered.filter((row) => chosen.has(row.id)).length,
            total: offered.length,
          })}
        </Box>
      </Box>
      <ChecksContext value={checksOf}>
        <RichTreeView
          {...("label" in name ? { "aria-label": name.label } : { "aria-labelledby": name.labelledBy })}
          aria-busy={isPending}
          items={items}
          slots={{ item: CheckItem }}
          multiSelect
          checkboxSelection
          expansionTrigger="iconContainer"
          isItemDisabled={() => disabled}
          isItemSelectionDisabled={({ isGuide }) => isGuide}
          expandedItems={expanded}
          onExpandedItemsChange={(_, keys) => query.trim() === "" && setOpened(keys)}
          selectedItems={whole}
          onSelectedItemsChange={(_, keys) => check(keys)}
          onItemClick={(_, key) => disabled || guides.has(key) || toggle(key)}
          onBlur={() => onBlur?.()}
          sx={{ maxHeight: "min(420px, 45vh)", overflow: "auto", py: 0.5 }}
        />
      </ChecksContext>
      {!isPending && items.length === 0 && (
        <Box sx={{ typography: "body2", color: "text.secondary", px: 2, pb: 1.5 }}>
          {translate("form.nothingFound")}
        </Box>
      )}
    </Box>
  );
};
