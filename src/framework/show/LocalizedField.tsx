import Box from "@mui/material/Box";
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { RecordContextProvider, useLocale } from "ra-core";
import { type ReactNode, useId, useState } from "react";
import { FieldPathProvider, useFieldPath } from "../resource/fieldPath";
import { useFieldLabel } from "../resource/label";
import { textAt } from "../resource/valueAt";
import { languageName } from "../value/languageName";
import { Blank } from "../value/Blank";
import { nestedFields } from "./nestedFields";
import { Pairs } from "../value/Pairs";
import { readRows } from "./readRows";
import { type FieldProps, ShowField } from "./ShowField";

export interface LocalizedFieldProps extends FieldProps {
  readonly children: ReactNode;
}

const langOf = (row: Readonly<Record<string, unknown>>) => textAt(row, "lang");

const LanguageTabs = ({
  rows,
  path,
  label,
  children,
}: {
  rows: readonly Record<string, unknown>[];
  path: string;
  label: string;
  children: ReactNode;
}) => {
  const locale = useLocale();
  const id = useId();
  // The reader's language comes first if there is a text in it.
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      rows.findIndex((row) => langOf(row) === locale),
    ),
  );
  const at = Math.min(chosen, rows.length - 1);
  const row = rows[at];
  return (
    <Box sx={{ border: 1, borderColor: "divider", borderRadius: 2, mt: 0.5 }}>
      <Tabs
        value={at}
        onChange={(_, next) => setChosen(next)}
        aria-label={label}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: "divider" }}
      >
        {rows.map((one, index) => (
          <Tab
            key={langOf(one) + String(index)}
            id={`${id}-${index}`}
            aria-controls={`${id}-panel`}
            label={languageName(langOf(one), locale)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${at}`} sx={{ p: 2 }}>
        <RecordContextProvider value={row ?? {}}>
          <FieldPathProvider of={path}>
            <Pairs>{children}</Pairs>
          </FieldPathProvider>
        </RecordContextProvider>
      </Box>
    </Box>
  );
};

/** Texts in several languages. Each language has a tab. */
export const LocalizedField = ({ children, ...props }: LocalizedFieldProps) => {
  const { path } = useFieldPath(props.source);
  const label = useFieldLabel(props.source, props.label);
  const fields = nestedFields(children).filter(({ source }) => !/(^|\.)lang$/.test(source));
  return (
    <ShowField {...props} wide>
      {(value) => {
        const rows = readRows(value);
        return rows.length === 0 ? (
          <Blank />
        ) : (
          <LanguageTabs rows={rows} path={path} label={label}>
            {fields.map(({ element }) => element)}
          </LanguageTabs>
        );
      }}
    </ShowField>
  );
};
LocalizedField.isUnset = (value: unknown) => readRows(value).length === 0;
LocalizedField.isLarge = true;
