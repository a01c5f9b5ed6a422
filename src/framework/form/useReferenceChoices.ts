import { useGetList, useGetMany, useRecordContext, useResourceContext } from "ra-core";
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { MAX_RECORDS_PER_REQUEST } from "../resource/atOnce";
import { FREE_FILTER } from "../../../shared/schema/where/Where";
import { can } from "../wire/Host";
import { useInLanguage } from "../resource/inLanguage";
import { keysWithSameTitle } from "../resource/keysWithSameTitle";
import { type Id, createTree, treeRows } from "../resource/treeOf";
import { useTreeRecords } from "../resource/useTreeRecords";
import { type Distinction, distinctionText, useDistinctions } from "../resource/useDistinctions";

export interface Choice {
  readonly id: Id;
  readonly title: string;
  /** A text that distinguishes the record from others with the same name, such as the records above it. Often empty. */
  readonly way: string;
  /** Whether it is a role without any rights, if the platform says so. */
  readonly grantsNothing: boolean;
}
interface Asked {
  readonly of: Reference;
  readonly tree: boolean;
  readonly ids: readonly Id[];
  /** The keys that the stored record refers to. */
  readonly own: readonly Id[];
  readonly open: boolean;
  readonly typed: string;
  /** The call that answers the possible choices. */
  readonly pick: string;
  /** A field that refers to each record at most once. Records that are taken are not offered. */
  readonly free: string | undefined;
}
type Row = Readonly<Record<string, unknown>> & { readonly id: Id };

const SHOWN = 25;

const NOTHING: readonly Row[] = [];

const withMark = ({ id, title }: Pick<Choice, "id" | "title">, marks: ReadonlyMap<Id, Distinction>): Choice => {
  const marked = marks.get(id);
  return marked === undefined
    ? { id, title, way: "", grantsNothing: false }
    : { id, title: title + marked.mark, way: distinctionText(marked), grantsNothing: false };
};

/** The choices, loaded when the list opens, and the names of the chosen records. */
export const useReferenceChoices = ({ of: reference, tree, ids, own, open, typed, pick, free }: Asked) => {
  const of = useInLanguage(reference);
  const whole = tree && of.parent !== undefined;
  const q = typed.trim();
  const page = { page: 1, perPage: SHOWN };
  const found = useGetList<Row>(
    of.resource,
    {
      pagination: page,
      sort: { field: of.title, order: "ASC" },
      filter: { ...(q !== "" && { q }), ...(free !== undefined && { [FREE_FILTER]: free }) },
      meta: { call: pick },
    },
    { enabled: open && !whole, placeholderData: (before) => before },
  );
  const forest = useTreeRecords(of, whole && (open || ids.length > 0));
  // A path needs all records of the tree, so the tree also has records that are taken.
  const narrows = whole && free !== undefined && can("free", of.resource);
  const left = useGetList<Row>(
    of.resource,
    {
      pagination: { page: 1, perPage: MAX_RECORDS_PER_REQUEST },
      sort: { field: of.key, order: "ASC" },
      filter: { [FREE_FILTER]: free },
      meta: { call: pick },
    },
    { enabled: open && narrows },
  );
  // Records that this record refers to are offered, although they are taken: this record itself has taken them.
  const kept = useMemo(() => new Set(free === undefined ? [] : own.map(String)), [free, own]);
  // Chosen records that are not among the choices.
  const outside = whole
    ? ids.filter((id) => !forest.rows.some((row) => String(row.id) === String(id)))
    : [...new Set([...ids, ...(free === undefined ? [] : own)])];
  const isAsked = outside.length > 0 && !(whole && forest.isPending);
  const named = useGetMany<Row>(of.resource, { ids: [...outside] }, { enabled: isAsked });
  const here = useResourceContext();
  const record = useRecordContext<Row>();
  const self = here === of.resource ? record?.id : undefined;

  const records = useMemo(() => {
    const some = found.data ?? NOTHING;
    const others = (named.data ?? NOTHING).filter((one) => one && !some.some(({ id }) => id === one.id));
    return whole ? NOTHING : [...some, ...others];
  }, [whole, found.data, named.data]);
  const marks = useDistinctions(of, records);
  const choices = useMemo<Choice[]>(() => {
    const empty = new Set((found.data ?? []).filter((row) => row.grants_nothing === 1).map(({ id }) => id));
    const wanted = typed.trim().toLowerCase();
    if (!whole) {
      const free = found.data ?? NOTHING;
      const own = (named.data ?? NOTHING).filter(
        (row) => row && kept.has(String(row.id)) && !free.some(({ id }) => id === row.id),
      );
      const fitting = treeRows(own, { title: of.title }).filter(({ title }) => title.toLowerCase().includes(wanted));
      const rows = [...treeRows(free, { title: of.title }), ...fitting];
      return rows.map((row) => ({ ...withMark(row, marks), grantsNothing: empty.has(row.id) }));
    }
    const known = createTree(forest.rows);
    // A record must not become its own descendant.
    const below = new Set(self === undefined ? [] : known.branch(self));
    const all = forest.rows.filter((row) => !below.has(row.id));
    const paths = all.map(({ id }) => ({ id, path: known.path(id).map(({ title }) => title) }));
    const alike = keysWithSameTitle(
      paths.map(({ id, path }) => ({ id, name: path.join(" / ") })),
      "name",
    );
    const placed = paths.map(({ id, path }): Choice => {
      const way = path.slice(0, -1).join(" / ");
      const key = alike.has(String(id)) ? String(id) : "";
      return {
        id,
        title: path.at(-1) ?? "",
        way: distinctionText({ way, mark: "", key, owner: "" }),
        grantsNothing: false,
      };
    });
    const offered = new Set([...kept, ...(left.data ?? []).map(({ id }) => String(id))]);
    return placed.filter(
      ({ id, title, way }) =>
        (!narrows || offered.has(String(id))) && `${way} / ${title}`.toLowerCase().includes(wanted),
    );
  }, [whole, found.data, named.data, forest.rows, of, self, typed, marks, kept, narrows, left.data]);

  const names = [...(whole ? forest.rows : []), ...treeRows((named.data ?? []).filter(Boolean), { title: of.title })];
  const chosen = ids.map((id): Choice => {
    const title = names.find((row) => String(row.id) === String(id))?.title ?? String(id);
    return choices.find((choice) => choice.id === id) ?? withMark({ id, title }, marks);
  });
  return {
    choices,
    chosen,
    isPending: open && (whole ? forest.isPending || (narrows && left.isPending) : found.isPending),
    isNaming: ids.length > 0 && ((whole && forest.isPending) || (isAsked && named.isPending)),
  };
};
