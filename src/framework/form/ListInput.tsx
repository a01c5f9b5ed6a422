import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import { useTranslate } from "ra-core";
import { type ReactNode, useRef } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Icon } from "../ui/icons";
import { FieldFrame } from "./FieldFrame";
import { ListRow } from "./ListRow";
import { type InputProps, useFormField } from "./useFormField";
import "../value/value.css";

export interface ListInputProps extends InputProps {
  /** The nested field that names a row. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** Rows with their own fields. People can add, remove and reorder them. */
export const ListInput = ({ title = "", children, ...props }: ListInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const { control } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ control, name: field.name });
  const said = useRef<HTMLDivElement>(null);
  const say = (key: string, at: number) => {
    if (said.current) said.current.textContent = translate(key, { position: at + 1 });
  };
  return (
    <FieldFrame field={field} tools={<Chip size="small" label={fields.length} />}>
      <Stack sx={{ gap: 1.5 }}>
        {fields.map((row, index) => (
          <ListRow
            key={row.id}
            name={`${field.name}.${index}`}
            path={field.path}
            index={index}
            count={fields.length}
            title={title}
            disabled={field.disabled}
            onRemove={() => {
              remove(index);
              say("form.rowRemoved", index);
            }}
            onMove={(to) => {
              move(index, to);
              say("form.rowMoved", to);
            }}
          >
            {children}
          </ListRow>
        ))}
        {!field.disabled && (
          <Button
            ref={field.ref}
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="add" size={18} />}
            onClick={() => append({})}
            sx={{ alignSelf: "flex-start", borderStyle: "dashed" }}
          >
            {translate("form.addRow")}
          </Button>
        )}
      </Stack>
      <div ref={said} className="ui-unseen" aria-live="polite" />
    </FieldFrame>
  );
};
