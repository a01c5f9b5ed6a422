import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import { noteIdOf } from "./FieldFrame";
import { type InputProps, useFormField } from "./useFormField";

/** On or off; 1 and 0 on the wire, and true and false where a record has those. */
export const FlagInput = (props: InputProps) => {
  const field = useFormField(props);
  const note = field.error || field.help;
  const boolean = typeof field.value === "boolean";
  return (
    <FormControl error={field.error !== ""} disabled={field.disabled} sx={{ justifyContent: "center" }}>
      <FormControlLabel
        label={field.label}
        control={
          <Switch
            id={field.id}
            name={field.name}
            checked={field.value === true || field.value === 1}
            onChange={(event) => field.change(boolean ? event.target.checked : event.target.checked ? 1 : 0)}
            onBlur={field.blur}
            slotProps={{ input: { ref: field.ref, ...(note && { "aria-describedby": noteIdOf(field) }) } }}
          />
        }
      />
      <FormHelperText id={noteIdOf(field)} aria-live="polite" sx={{ mt: 0 }}>
        {note}
      </FormHelperText>
    </FormControl>
  );
};
