import Autocomplete from "@mui/material/Autocomplete";
import MuiTextField from "@mui/material/TextField";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { textIn } from "../wire/readAnswer";
import type { FormField } from "./useFormField";
import { FormerValueNote } from "./FormerValueNote";

interface PlaceInputProps {
  readonly field: FormField;
  readonly choices: readonly string[];
  readonly onType: (text: string) => void;
  /** The name of a place in the reader's language. */
  readonly shown?: (choice: string) => string;
}

const asItIs = (choice: string): string => choice;

/** A text box that suggests known places. */
export const PlaceInput = ({ field, choices, onType, shown = asItIs }: PlaceInputProps) => {
  const translate = useTranslate();
  const value = textIn(field.value);
  // While the typed text means the stored value, the text stays unchanged.
  const [typed, setTyped] = useState({ text: "", value: "" });
  const type = (text: string) => {
    const plain = text.trim().toLowerCase();
    const meant = choices.find((one) => one === text || shown(one).toLowerCase() === plain) ?? text;
    setTyped({ text, value: meant });
    onType(meant);
  };
  return (
    <Autocomplete
      freeSolo
      forcePopupIcon={choices.length > 0}
      id={field.id}
      options={choices}
      disabled={field.disabled}
      size="small"
      fullWidth
      value={value}
      inputValue={typed.value === value && typed.text !== "" ? typed.text : shown(value)}
      getOptionLabel={shown}
      onChange={(_, choice) => {
        setTyped({ text: "", value: "" });
        onType(choice ?? "");
      }}
      onInputChange={(_, text, reason) => {
        if (reason === "input") type(text);
      }}
      onBlur={() => {
        setTyped({ text: "", value: "" });
        field.blur();
      }}
      openText={translate("form.open")}
      closeText={translate("form.close")}
      clearText={translate("form.clear")}
      renderInput={(box) => (
        <MuiTextField
          {...box}
          name={field.name}
          label={field.label}
          required={field.required}
          error={field.error !== ""}
          helperText={
            (field.error || field.help || field.isChanged) && (
              <>
                {field.error || field.help}
                {field.isChanged && <FormerValueNote field={field} />}
              </>
            )
          }
          inputRef={field.ref}
          slotProps={{
            ...box.slotProps,
            htmlInput: {
              ...box.slotProps?.htmlInput,
              maxLength: 64,
              "aria-required": field.required || undefined,
              required: false,
            },
            formHelperText: { component: "div", "aria-live": field.error ? "polite" : "off" },
          }}
        />
      )}
    />
  );
};
