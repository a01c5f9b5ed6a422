import Box from "@mui/material/Box";
import Radio from "@mui/material/Radio";
import { useTranslate } from "ra-core";
import { useId } from "react";
import { useFieldLabel } from "../../../src/framework/resource/label";
import { ShownField } from "../../../src/framework/value/ShownField";

type Values = Readonly<Record<string, unknown>>;

interface OptionProps {
  readonly name: string;
  readonly label: string;
  readonly source: string;
  readonly record: Values;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const Option = ({ name, label, source, record, checked, onChoose }: OptionProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is a radio button of MUI
  <label className="ui-conflict-value">
    <Radio name={name} size="small" checked={checked} onChange={onChoose} sx={{ p: 0.5 }} />
    <Box sx={{ minWidth: 0, overflowWrap: "anywhere", maxHeight: 240, overflowY: "auto", flex: 1 }}>
      <Box sx={{ typography: "caption", color: "text.secondary" }}>{label}</Box>
      <ShownField source={source} record={record} />
    </Box>
  </label>
);

interface ConflictChoiceProps {
  readonly source: string;
  readonly stored: Values;
  readonly mine: Values;
  /** Whether to keep the stored value. */
  readonly isGiven: boolean;
  readonly onGive: (isGiven: boolean) => void;
}

/** The two values of a field that two people changed: the stored value, and the value typed here. */
export const ConflictChoice = ({ source, stored, mine, isGiven, onGive }: ConflictChoiceProps) => {
  const translate = useTranslate();
  const label = useFieldLabel(source);
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: 0, mt: 1.5, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        {[false, true].map((theirs) => (
          <Option
            key={String(theirs)}
            {...{ name, source }}
            label={translate(theirs ? "form.theirs" : "form.mine")}
            record={theirs ? stored : mine}
            checked={isGiven === theirs}
            onChoose={() => onGive(theirs)}
          />
        ))}
      </Box>
    </Box>
  );
};
