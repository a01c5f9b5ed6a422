import { RecordContextProvider, useTranslate } from "ra-core";
import { DeleteAction } from "pilothouse/actions";
import { ResourceScreen, useResourceNamed } from "pilothouse/resource";
import { IconButton, useLabelled } from "pilothouse/ui";
import type { Reference } from "pilothouse/wire";

interface RowToolsProps {
  readonly of: Reference;
  readonly row: Readonly<Record<string, unknown>>;
  readonly name: string;
  readonly onEdit: () => void;
}

/** Buttons to edit and to delete a record, beside its name. */
export const EditAndDeleteButtons = ({ of, row, name, onEdit }: RowToolsProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const resource = useResourceNamed(of.resource);
  return (
    <span className="bot-tools">
      <IconButton
        size="medium"
        icon="edit"
        iconSize={16}
        label={labelled(translate("form.edit"), name)}
        onClick={onEdit}
      />
      {resource && (
        <ResourceScreen resource={resource}>
          <RecordContextProvider value={row}>
            <DeleteAction />
          </RecordContextProvider>
        </ResourceScreen>
      )}
    </span>
  );
};
