import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { type ComponentProps, type HTMLAttributes, type Key, useState } from "react";
import type { Reference } from "../wire/contract";
import { type InputProps, useFormField } from "./useFormField";
import type { Id } from "./treeOf";
import { type Choice, useReferenceChoices } from "./useReferenceChoices";

interface ReferenceBoxProps extends InputProps {
  readonly of: Reference;
  readonly tree: boolean;
  readonly many: boolean;
  readonly pick?: string;
}

// 0 refers to nothing on the wire.
const isId = (value: unknown): value is Id =>
  (typeof value === "number" && value !== 0) || (typeof value === "string" && value !== "" && value !== "0");

const ReferenceBox = ({ of, tree, many, pick = "list", ...props }: ReferenceBoxProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const ids = (Array.isArray(field.value) ? field.value : [field.value]).filter(isId);
  const { choices, chosen, isPending } = useReferenceChoices({ of, tree, ids, open, typed, pick });
  const common = {
    id: field.id,
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    options: choices,
    loading: isPending,
    disabled: field.disabled,
    fullWidth: true,
    size: "small",
    // The platform searches; what it answers is shown as it is.
    filterOptions: (all: Choice[]) => all,
    getOptionLabel: (choice: Choice) => choice.title,
    getOptionKey: (choice: Choice) => choice.id,
    isOptionEqualToValue: (a: Choice, b: Choice) => a.id === b.id,
    onInputChange: (_: unknown, text: string, reason: string) => setTyped(reason === "input" ? text : ""),
    onBlur: field.blur,
    noOptionsText: translate("form.nothingFound"),
    loadingText: translate("form.loading"),
    openText: translate("form.open"),
    closeText: translate("form.close"),
    clearText: translate("form.clear"),
    renderOption: ({ key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key }, choice: Choice) => (
      <li key={key} {...item}>
        <Box sx={{ minWidth: 0 }}>
          {choice.title}
          {choice.way && <Box sx={{ typography: "caption", color: "text.secondary" }}>{choice.way}</Box>}
        </Box>
      </li>
    ),
    renderInput: (box: ComponentProps<typeof MuiTextField>) => (
      <MuiTextField
        {...box}
        name={field.name}
        label={field.label}
        required={field.required}
        error={field.error !== ""}
        helperText={field.error || (many ? "" : chosen[0]?.way) || field.help || undefined}
        inputRef={field.ref}
        slotProps={{
          ...box.slotProps,
          htmlInput: { ...box.slotProps?.htmlInput, "aria-required": field.required || undefined, required: false },
          formHelperText: { "aria-live": field.error ? "polite" : "off" },
        }}
      />
    ),
  } as const;
  return many ? (
    <Autocomplete
      {...common}
      multiple
      disableCloseOnSelect
      value={[...chosen]}
      onChange={(_, next) => field.change(next.map((choice) => choice.id))}
    />
  ) : (
    <Autocomplete
      {...common}
      value={chosen[0] ?? null}
      disableClearable={false}
      onChange={(_, next) => field.change(next?.id ?? null)}
    />
  );
};

export default ReferenceBox;
