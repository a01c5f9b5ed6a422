import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useAllowed } from "../resource/access";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { useMayWrite } from "../resource/writers";
import type { Row } from "../resource/Row";
import { ActionButton } from "./ActionButton";
import type { ActionRequest } from "./ActionRequest";
import { useActionSelection } from "./ActionSelection";
import { deleteMost } from "./deleteMost";

/** By the number of records. */
const QUESTIONS: readonly string[] = ["kit.delete.none", "kit.delete.one"];
/** Where the definition has a verb of its own for it: unbind, stop sharing. */
const OWN_QUESTIONS: readonly string[] = ["kit.delete.none", "kit.delete.own_one"];

export interface DeleteActionProps {
  /** Called after the deletion: a show page is left. */
  readonly onDeleted?: () => void;
}

/** Deletes the record around it, or the selection, after a question that names the records. */
export const DeleteAction = ({ onDeleted }: DeleteActionProps) => {
  const translate = useTranslate();
  const allowed = useAllowed("del");
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const record = useRecordContext<Row>();
  const selection = useActionSelection();
  const dataProvider = useDataProvider();
  const mayWrite = useMayWrite();
  const declared = props === null || "del" in props.access;
  if (!allowed || !declared || (!record && !selection)) return null;
  if (record && !mayWrite(props?.writers?.del, record)) return null;
  const fits = selection?.rows.filter((row) => mayWrite(props?.writers?.del, row)).length ?? 0;
  const isPart = !record && selection !== null && selection.rows.length === selection.count && fits < selection.count;
  const usual = translate("kit.delete.button");
  const label = translate(`${resource}.actions.del`, { _: usual });
  const isOwn = label !== usual;
  const nameOf = (row: Row) => textAt(row, props?.title, `#${row.id}`);
  const follows = isOwn ? translate(`${resource}.follows.del`, { _: "" }) : translate("kit.delete.consequence");
  if (!record && selection?.all !== undefined) {
    const { count, start } = selection.all;
    const whole = { count, start: () => start({ call: "del", values: {}, name: label }) };
    const nothing = { rows: [], leftOut: [], ask: null, step: async () => undefined, after: () => undefined };
    return (
      <ActionButton
        label={label}
        icon="delete"
        danger
        request={() => ({ label, nameOf, danger: true, follows, whole, ...nothing })}
      />
    );
  }
  const request = async (): Promise<ActionRequest> => {
    const chosen: readonly Row[] = record ? [record] : ((await selection?.records()) ?? []);
    const writer = props?.writers?.del;
    const rows = chosen.filter((row) => mayWrite(writer, row));
    const kept = chosen.filter((row) => !rows.includes(row));
    const count = rows.length;
    const words = {
      action: label,
      count,
      name: rows[0] ? nameOf(rows[0]) : "",
    };
    return {
      label: count > 1 ? translate("kit.bulk.go", { action: label, count }) : label,
      question: isOwn
        ? translate(OWN_QUESTIONS[count] ?? "kit.action.ask_many", words)
        : translate(QUESTIONS[count] ?? "kit.delete.many", words),
      consequence: [
        ...(count > 0 ? [follows] : []),
        ...(count > 1 && !isOwn ? [translate("kit.delete.used")] : []),
        ...(kept.length > 0 && writer
          ? [translate("kit.delete.kept", { names: kept.map(nameOf).join(", ") }), translate(`invalid.${writer}`)]
          : []),
      ].join(" "),
      ...(count === 1 && rows[0] && { about: rows[0] }),
      names: count === 1 ? [] : rows.map(nameOf),
      count,
      danger: true,
      ask: null,
      success: isOwn
        ? translate("kit.action.done", words)
        : translate(count === 1 ? "kit.delete.done_one" : "kit.delete.done_many", words),
      run: async (_, progress) => {
        const remove = (some: readonly Row[]) => dataProvider.deleteMany(resource, { ids: some.map((one) => one.id) });
        const deleted = await deleteMost(rows, nameOf, remove, progress);
        if (deleted.left.length > 0) selection?.choose(deleted.left.map((one) => one.id));
        return deleted;
      },
      after: () => {
        selection?.clear();
        onDeleted?.();
      },
    };
  };
  const words = isPart ? translate("kit.bulk.some", { action: label, fits, count: selection.count }) : label;
  return <ActionButton label={words} icon="delete" danger request={request} />;
};
