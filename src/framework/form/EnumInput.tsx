import MenuItem from "@mui/material/MenuItem";
import { useRecordContext, useTranslate } from "ra-core";
import type { Enumeration } from "../wire/contract";
import { useMayGive } from "../resource/offers";
import { mayBecome, type Transitions } from "../resource/transitions";
import { BoxInput } from "./BoxInput";
import { useFormMemory } from "./formContext";
import { type InputProps, useFormField } from "./useFormField";

export interface EnumInputProps extends InputProps {
  readonly of: Enumeration;
  /** Which of them a stored one may become; without them each may become any. */
  readonly transitions?: Transitions;
}

export const EnumInput = ({ of, transitions, ...props }: EnumInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const { mode } = useFormMemory();
  const record = useRecordContext();
  const chosen = of.values.find(({ value }) => value === field.value);
  // A value the enumeration does not know stays choosable, so that saving another field does not change this one;
  // but for 0, which stands for none on the wire.
  const mayGive = useMayGive(field.path);
  const follows = (value: string | number) =>
    mode === "create" || !transitions || mayBecome(transitions, record, field.path, value);
  const stray =
    chosen === undefined && field.value !== 0 && (typeof field.value === "number" || typeof field.value === "string");
  // Nor does what is not the operator's to give go away where it stands already.
  const texts = of.values
    .filter(({ value }) => value === field.value || (mayGive(value) && follows(value)))
    .map(({ value }) => ({ value, text: translate(`enums.${of.name}.${value}`) }));
  const known = stray && field.value !== "" ? [...texts, { value: field.value, text: String(field.value) }] : texts;
  const index = known.findIndex(({ value }) => value === field.value);
  return (
    <BoxInput
      field={field}
      value={index < 0 ? "" : String(index)}
      onType={(text) => field.change(text === "" ? null : (known[Number(text)]?.value ?? null))}
      box={{
        select: true,
        children: [
          ...(field.required
            ? []
            : [
                <MenuItem key="none" value="">
                  <em>{translate("form.none")}</em>
                </MenuItem>,
              ]),
          ...known.map(({ text }, at) => (
            <MenuItem key={text + String(at)} value={String(at)}>
              {text}
            </MenuItem>
          )),
        ],
      }}
    />
  );
};
