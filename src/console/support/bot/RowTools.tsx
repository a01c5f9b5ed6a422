import { useNotify, useTranslate } from "ra-core";
import { useState } from "react";
import { AskDialog } from "pilothouse/form";
import { failureOf, spellFailure } from "pilothouse/resource";
import { IconButton, useLabelled } from "pilothouse/ui";
import type { Reference } from "pilothouse/wire";
import { useBotRecords } from "./useBotRecords";

interface RowToolsProps {
  readonly of: Reference;
  readonly id: number;
  readonly name: string;
  readonly onEdit: () => void;
  readonly onRemoved?: () => void;
}

/** Buttons to edit and to delete a record, beside its name. */
export const RowTools = ({ of, id, name, onEdit, onRemoved }: RowToolsProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const notify = useNotify();
  const { remove } = useBotRecords(of);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await remove(id, name);
      onRemoved?.();
    } catch (error) {
      notify(spellFailure(failureOf(error), translate), { type: "error" });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  return (
    <span className="bot-tools">
      <IconButton
        size="medium"
        icon="edit"
        iconSize={16}
        label={labelled(translate("form.edit"), name)}
        onClick={onEdit}
      />
      <IconButton
        size="medium"
        icon="delete"
        iconSize={16}
        label={labelled(translate("form.delete"), name)}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <AskDialog
          title={translate("form.deleteTitle", { name })}
          text={translate("form.deleteText")}
          yes={translate("form.delete")}
          busy={busy}
          onYes={() => void go()}
          onNo={() => setAsking(false)}
        />
      )}
    </span>
  );
};
