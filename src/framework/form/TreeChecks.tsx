import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { RichTreeView } from "@mui/x-tree-view/RichTreeView";
import { useTranslate } from "ra-core";
import { useMemo, useState } from "react";
import type { Reference } from "../wire/contract";
import { CheckItem, ChecksContext } from "./CheckItem";
import { labelIdOf } from "./FieldFrame";
import { checkAll, checkOf } from "./treeChecks";
import { type Id, type Tree, treeOf } from "./treeOf";
import type { FormField } from "./useFormField";
import { useTreeRecords } from "./useTreeRecords";

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";
const SMALL = 40;

interface Item {
  readonly id: string;
  readonly label: string;
  readonly children: Item[];
}

/** The rows as items of MUI X. During a search, only those that match, and their ancestors. */
const itemsOf = (tree: Tree, query: string): Item[] => {
  const wanted = query.trim().toLowerCase();
  const below = (parent: Id | null): Item[] =>
    tree.children(parent).flatMap(({ id, title }) => {
      const item = { id: String(id), label: title, children: below(id) };
      return item.children.length > 0 || title.toLowerCase().includes(wanted) ? [item] : [];
    });
  return below(null);
};
const keysOf = (items: readonly Item[]): string[] => items.flatMap(({ id, children }) => [id, ...keysOf(children)]);

interface TreeChecksProps {
  readonly field: FormField;
  readonly of: Reference;
  readonly pick: string;
}

const TreeChecks = ({ field, of, pick }: TreeChecksProps) => {
  const translate = useTranslate();
  const { rows, isPending } = useTreeRecords(of, true, pick);
  const tree = useMemo(() => treeOf(rows), [rows]);
  const ids = useMemo(() => new Map(rows.map(({ id }) => [String(id), id])), [rows]);
  const [query, setQuery] = useState("");
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  // A small tree is expanded at first. A large one shows only its roots.
  const open = opened ?? (rows.length <= SMALL ? [...ids.keys()] : []);
  const items = useMemo(() => itemsOf(tree, query), [tree, query]);
  const expanded = query.trim() === "" ? open : keysOf(items);
  const chosen = useMemo(() => new Set(Array.isArray(field.value) ? field.value.filter(isId) : []), [field.value]);
  const whole = [...ids].flatMap(([key, id]) => (checkOf(tree, id, chosen) === "on" ? [key] : []));

  const check = (keys: readonly string[]) => {
    const idsOf = (some: readonly string[]) => some.flatMap((key) => ids.get(key) ?? []);
    const added = keys.filter((key) => !whole.includes(key));
    const removed = whole.filter((key) => !keys.includes(key));
    const next = checkAll(tree, chosen, idsOf(added), idsOf(removed));
    // In the order of the tree, so that equal choices are equal values. Keys that are not in the tree are kept.
    field.change([
      ...[...ids.values()].filter((id) => next.has(id)),
      ...[...next].filter((id) => !ids.has(String(id))),
    ]);
  };
  const toggle = (key: string) => check(whole.includes(key) ? whole.filter((one) => one !== key) : [...whole, key]);
  const checksOf = (key: string) => {
    const id = ids.get(key);
    if (id === undefined) return { check: "off", count: 0, below: 0 } as const;
    const below = tree.branch(id).filter((one) => one !== id);
    return {
      check: checkOf(tree, id, chosen),
      count: below.filter((one) => chosen.has(one)).length,
      below: below.length,
    };
  };
  const all = rows.length > 0 && open.length >= rows.length;

  return (
    <Box sx={{ border: 1, borderColor: field.error ? "error.main" : "divider", borderRadius: 2 }}>
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          gap: 1,
          alignItems: "center",
          p: 1,
          borderBottom: 1,
          borderColor: "divider",
        }}
      >
        <MuiTextField
          size="small"
          value={query}
          inputRef={field.ref}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder={translate("form.searchTree")}
          slotProps={{ htmlInput: { "aria-label": translate("form.searchTree"), type: "search" } }}
          sx={{ flex: "1 1 160px" }}
        />
        <Button size="small" onClick={() => setOpened(all ? [] : [...ids.keys()])}>
          {translate(all ? "form.collapseAll" : "form.expandAll")}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ whiteSpace: "nowrap" }}>
          {translate("form.chosenOf", { chosen: rows.filter((row) => chosen.has(row.id)).length, total: rows.length })}
        </Typography>
      </Box>
      <ChecksContext value={checksOf}>
        <RichTreeView
          aria-labelledby={labelIdOf(field)}
          aria-busy={isPending}
          items={items}
          slots={{ item: CheckItem }}
          multiSelect
          checkboxSelection
          expansionTrigger="iconContainer"
          isItemDisabled={() => field.disabled}
          expandedItems={expanded}
          onExpandedItemsChange={(_, keys) => query.trim() === "" && setOpened(keys)}
          selectedItems={whole}
          onSelectedItemsChange={(_, keys) => check(keys)}
          onItemClick={(_, key) => field.disabled || toggle(key)}
          onBlur={field.blur}
          sx={{ maxHeight: 420, overflow: "auto", py: 0.5 }}
        />
      </ChecksContext>
      {!isPending && items.length === 0 && (
        <Typography color="text.secondary" variant="body2" sx={{ px: 2, pb: 1.5 }}>
          {translate("form.nothingFound")}
        </Typography>
      )}
    </Box>
  );
};

export default TreeChecks;
