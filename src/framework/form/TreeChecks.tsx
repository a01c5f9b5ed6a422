import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiTextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import { useMemo, useState } from "react";
import type { Reference } from "../wire/contract";
import { labelIdOf } from "./FieldFrame";
import { CheckRow } from "./CheckRow";
import { checkOf, toggleCheck } from "./treeChecks";
import { type Id, treeOf } from "./treeOf";
import { useTreeKeys } from "./useTreeKeys";
import { useTreeRecords } from "./useTreeRecords";
import { visibleRows } from "./visibleRows";
import type { FormField } from "./useFormField";

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";
const SMALL = 40;

interface TreeChecksProps {
  readonly field: FormField;
  readonly of: Reference;
  readonly pick: string;
}

const TreeChecks = ({ field, of, pick }: TreeChecksProps) => {
  const translate = useTranslate();
  const { rows, isPending } = useTreeRecords(of, true, pick);
  const tree = useMemo(() => treeOf(rows), [rows]);
  const [query, setQuery] = useState("");
  const [opened, setOpened] = useState<ReadonlySet<Id> | null>(null);
  // A small tree is seen whole; of a large one only its roots, until somebody opens more.
  const open = useMemo(() => opened ?? new Set(rows.length <= SMALL ? rows.map((row) => row.id) : []), [opened, rows]);
  const seen = useMemo(() => visibleRows(tree, open, query), [tree, open, query]);
  const chosen = useMemo(() => new Set(Array.isArray(field.value) ? field.value.filter(isId) : []), [field.value]);

  const toggle = (id: Id) => {
    if (field.disabled) return;
    const next = toggleCheck(tree, id, chosen);
    // In the tree's order, so that the same choice is the same value; keys the tree does not hold are kept.
    const known = new Set(rows.map((row) => row.id));
    field.change([
      ...rows.map((row) => row.id).filter((one) => next.has(one)),
      ...[...next].filter((one) => !known.has(one)),
    ]);
  };
  const unfold = (ids: readonly Id[], wide: boolean) => {
    const next = new Set(open);
    for (const id of ids) {
      if (wide) next.add(id);
      else next.delete(id);
    }
    setOpened(next);
  };
  const keys = useTreeKeys({ seen, open, toggle, unfold });
  const all = rows.length > 0 && open.size >= rows.length;

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
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          placeholder={translate("form.searchTree")}
          slotProps={{ htmlInput: { "aria-label": translate("form.searchTree"), type: "search" } }}
          sx={{ flex: "1 1 160px" }}
        />
        <Button size="small" onClick={() => setOpened(new Set(all ? [] : rows.map((row) => row.id)))}>
          {translate(all ? "form.collapseAll" : "form.expandAll")}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ whiteSpace: "nowrap" }}>
          {translate("form.chosenOf", { chosen: rows.filter((row) => chosen.has(row.id)).length, total: rows.length })}
        </Typography>
      </Box>
      <Box
        role="tree"
        aria-labelledby={labelIdOf(field)}
        aria-multiselectable="true"
        aria-busy={isPending}
        onKeyDown={keys.press}
        onBlur={field.blur}
        sx={{ maxHeight: 420, overflow: "auto", py: 0.5 }}
      >
        {seen.map((row, index) => (
          <CheckRow
            key={row.id}
            row={row}
            check={checkOf(tree, row.id, chosen)}
            counts={tree.branch(row.id).filter((one) => one !== row.id && chosen.has(one)).length}
            below={tree.branch(row.id).length - 1}
            open={open.has(row.id) || query !== ""}
            disabled={field.disabled}
            current={index === keys.at}
            elementRef={(element) => {
              keys.place(index, element);
              if (index === keys.at) field.ref(element);
            }}
            onToggle={() => {
              keys.go(index);
              toggle(row.id);
            }}
            onUnfold={() => unfold([row.id], !open.has(row.id))}
          />
        ))}
      </Box>
      {!isPending && seen.length === 0 && (
        <Typography color="text.secondary" variant="body2" sx={{ px: 2, pb: 1.5 }}>
          {translate("form.nothingFound")}
        </Typography>
      )}
    </Box>
  );
};

export default TreeChecks;
