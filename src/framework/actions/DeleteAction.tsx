import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useAllowed } from "../resource/access";
import { countDeletion } from "../resource/deleting";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { useMayWrite } from "../resource/writers";
import type { Row } from "../resource/Row";
import { type Facts, isObject, rowsIn } from "../wire/readAnswer";
import { ActionButton } from "./ActionButton";
import type { ActionRequest } from "./ActionRequest";
import { useActionSelection } from "./ActionSelection";
import { deleteAllPossible } from "./deleteAllPossible";
import { DeletionEffects } from "./DeletionEffects";
import { useDeletionAlternatives } from "./useDeletionAlternatives";

/** The questions for no record and for one record. For several records, there is a third question. */
const QUESTIONS: readonly string[] = ["ui.delete.none", "ui.delete.one"];
/** The questions of definitions with another verb, such as unbind or stop sharing. */
const OWN_QUESTIONS: readonly string[] = ["ui.delete.none", "ui.delete.own_one"];

/** The records that can be deleted, according to the platform. */
const freeOf = (rows: readonly Row[], counted: Facts | null): readonly Row[] => {
  if (counted === null || !Array.isArray(counted.kept)) return rows;
  const kept = new Set(rowsIn(counted.kept).flatMap(({ keys }) => (Array.isArray(keys) ? keys.map(String) : [])));
  return rows.filter(({ id }) => !kept.has(String(id)));
};

export interface DeleteActionProps {
  /** Called after the deletion, for example to leave the page of the record. */
  readonly onDeleted?: () => void;
}

/** Deletes a record, or the selection, after a dialog that lists the records. */
export const DeleteAction = ({ onDeleted }: DeleteActionProps) => {
  const translate = useTranslate();
  const allowed = useAllowed("del");
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const record = useRecordContext<Row>();
  const selection = useActionSelection();
  const dataProvider = useDataProvider();
  const mayWrite = useMayWrite();
  const instead = useDeletionAlternatives();
  const declared = props === null || "del" in props.access;
  if (!allowed || !declared || (!record && !selection)) return null;
  if (record && !mayWrite(props?.writers?.del, record)) return null;
  const fits = selection?.rows.filter((row) => mayWrite(props?.writers?.del, row)).length ?? 0;
  const isPart = !record && selection !== null && selection.rows.length === selection.count && fits < selection.count;
  const usual = translate("ui.delete.button");
  const label = translate(`${resource}.actions.del`, { _: usual });
  const isOwn = label !== usual;
  const nameOf = (row: Row) => textAt(row, props?.title, `#${row.id}`);
  const follows = isOwn ? translate(`${resource}.follows.del`, { _: "" }) : translate("ui.delete.consequence");
  if (!record && selection?.all !== undefined) return selection.all.deletion({ label, follows });
  const request = async (): Promise<ActionRequest> => {
    const chosen: readonly Row[] = record ? [record] : ((await selection?.records()) ?? []);
    const writer = props?.writers?.del;
    const own = chosen.filter((row) => mayWrite(writer, row));
    const kept = chosen.filter((row) => !own.includes(row));
    const counted = own.length > 0 ? await countDeletion(resource, { keys: own.map(({ id }) => id) }) : null;
    const rows = freeOf(own, counted);
    const count = rows.length;
    const gone = record ? 0 : (selection?.count ?? 0) - chosen.length;
    const below = record ? 0 : (selection?.below ?? 0);
    const isBarred = count === 0 && own.length > 0;
    const [only] = own.length === 1 ? own : [];
    const named = only ?? rows[0];
    const words = { action: label, count, name: named ? nameOf(named) : "" };
    return {
      label: count > 1 ? translate("ui.bulk.go", { action: label, count }) : label,
      question: isBarred
        ? translate(only ? "ui.delete.barred_one" : "ui.delete.barred_many", { ...words, count: own.length })
        : isOwn
          ? translate(OWN_QUESTIONS[count] ?? "ui.action.ask_many", words)
          : translate(QUESTIONS[count] ?? "ui.delete.many", words),
      consequence: [
        ...(count > 0 ? [follows] : []),
        ...(count < own.length && !only && instead.off !== ""
          ? [translate("ui.delete.off_named", { action: instead.off })]
          : []),
        ...(gone > 0 ? [translate("ui.bulk.gone", { count: gone })] : []),
        ...(count > 0 && below > 0 ? [translate("ui.tree.below", { count: below })] : []),
        ...(kept.length > 0 && writer
          ? [translate("ui.delete.kept", { names: kept.map(nameOf).join(", ") }), translate(`invalid.${writer}`)]
          : []),
      ].join(" "),
      ...(only && !isBarred && { about: only }),
      names: only ? [] : rows.map(nameOf),
      ...(own.length > 0 && { consequences: <DeletionEffects counted={counted} count={own.length} /> }),
      ...(isBarred && only && { instead: instead.of(only) }),
      count,
      danger: true,
      ask: null,
      // The page of the deleted record is still open until the person leaves it.
      ...(record && {
        isGone: (key) =>
          key[0] === resource && key.some((part) => String(isObject(part) ? part.id : part) === String(record.id)),
      }),
      success: () =>
        isOwn
          ? translate("ui.bulk.success", { action: label, count })
          : translate(count === 1 ? "ui.delete.done_one" : "ui.delete.done_many", words),
      run: async (_, progress) => {
        const remove = (some: readonly Row[]) => dataProvider.deleteMany(resource, { ids: some.map((one) => one.id) });
        const deleted = await deleteAllPossible(rows, nameOf, remove, progress);
        if (deleted.left.length > 0) selection?.choose(deleted.left.map((one) => one.id));
        return deleted;
      },
      after: () => {
        selection?.clear();
        onDeleted?.();
      },
    };
  };
  const words = isPart ? translate("ui.bulk.some", { action: label, fits, count: selection.count }) : label;
  return <ActionButton label={words} icon="delete" danger request={request} />;
};
