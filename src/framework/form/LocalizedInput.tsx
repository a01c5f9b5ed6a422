import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useLocale, useTranslate } from "ra-core";
import { type ReactNode, useEffect, useState } from "react";
import { get, useFieldArray, useFormContext } from "react-hook-form";
import { toText } from "../resource/valueAt";
import { Icon } from "../ui/icons";
import { AddLanguage } from "./AddLanguage";
import { FieldFrame } from "./FieldFrame";
import { inputGrid } from "./inputGrid";
import { languageName } from "../value/languageName";
import { NestedRecord } from "./NestedRecord";
import { readLocalized } from "./readLocalized";
import { type InputProps, useFormField } from "./useFormField";

export interface LocalizedInputProps extends InputProps {
  /** The inputs of one row. The tabs set the field `lang`, whose enumeration has the possible languages. */
  readonly children: ReactNode;
}

/** Texts in several languages, with a tab for each. A language can be added only once. */
export const LocalizedInput = ({ children, ...props }: LocalizedInputProps) => {
  const field = useFormField(props);
  const translate = useTranslate();
  const locale = useLocale();
  const { control, formState, getValues } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: field.name });
  const [chosen, setChosen] = useState(0);
  const { inputs, languages } = readLocalized(children);
  const langs = fields.map((_, index) => toText(getValues(`${field.name}.${index}.lang`) ?? ""));
  const tab = Math.min(chosen, Math.max(0, fields.length - 1));
  const errors: unknown = get(formState.errors, field.name);
  const wrong = (index: number) => get(errors, String(index)) !== undefined;
  const firstWrong = fields.findIndex((_, index) => wrong(index));
  useEffect(() => {
    // A failed save opens the tab of the first mistake, which could otherwise be hidden.
    if (formState.submitCount > 0 && firstWrong >= 0) setChosen(firstWrong);
  }, [formState.submitCount, firstWrong]);

  return (
    <FieldFrame
      field={field}
      tools={
        <AddLanguage
          languages={languages.filter((language) => !langs.includes(language))}
          disabled={field.disabled}
          buttonRef={field.ref}
          onAdd={(lang) => {
            append({ lang }, { shouldFocus: false });
            setChosen(fields.length);
          }}
        />
      }
    >
      {fields.length > 0 && (
        <Box sx={{ border: 1, borderColor: "divider", borderRadius: 2 }}>
          <Tabs
            value={tab}
            onChange={(_, next) => setChosen(next)}
            variant="scrollable"
            aria-label={field.label}
            sx={{ borderBottom: 1, borderColor: "divider" }}
          >
            {langs.map((lang, index) => (
              <Tab
                key={fields[index]?.id}
                id={`${field.id}-tab-${index}`}
                aria-controls={`${field.id}-panel-${index}`}
                label={languageName(lang, locale)}
                sx={wrong(index) ? { color: "error.main", "&.Mui-selected": { color: "error.main" } } : {}}
              />
            ))}
          </Tabs>
          {fields.map((row, index) => (
            // All tabs stay mounted, because an input that is not mounted cannot be validated or focused.
            <Box
              key={row.id}
              role="tabpanel"
              id={`${field.id}-panel-${index}`}
              aria-labelledby={`${field.id}-tab-${index}`}
              hidden={index !== tab}
              sx={{ p: 2, ...(index === tab && inputGrid) }}
            >
              <NestedRecord name={`${field.name}.${index}`} path={field.path}>
                {inputs}
              </NestedRecord>
              {!field.disabled && (
                <Button
                  color="error"
                  size="small"
                  startIcon={<Icon name="delete" size={16} />}
                  onClick={() => remove(index)}
                  sx={{ gridColumn: "1 / -1", justifySelf: "start" }}
                >
                  {translate("form.removeLanguage", { language: languageName(langs[index] ?? "", locale) })}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      )}
    </FieldFrame>
  );
};
