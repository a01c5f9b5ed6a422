import Box from "@mui/material/Box";
import { RecordContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { FieldPathProvider, useFieldPath } from "../resource/fieldPath";
import { readAttributes } from "../form/attributeText";
import { isBlank } from "../resource/valueAt";
import { Blank } from "../value/Blank";
import { JsonValue } from "../value/JsonValue";
import { TextValue } from "../value/TextValue";
import { nestedFields } from "./nestedFields";
import { Pair } from "./Pair";
import { Pairs } from "../value/Pairs";
import { type FieldProps, ShowField } from "./ShowField";

export interface AttributesFieldProps extends FieldProps {
  readonly children: ReactNode;
}

const nameOf = (source: string): string => source.slice(source.lastIndexOf(".") + 1);

/** JSON text as pairs of label and value: first the known attributes, then other attributes by name. */
export const AttributesField = ({ children, ...props }: AttributesFieldProps) => {
  const { path } = useFieldPath(props.source);
  const known = new Set(nestedFields(children).map(({ source }) => nameOf(source)));
  return (
    <ShowField {...props} wide>
      {(value) => {
        const attributes = readAttributes(value);
        if (attributes === null) return <JsonValue value={value} />;
        if (Object.keys(attributes).length === 0) return <Blank />;
        return (
          <Box sx={{ border: 1, borderColor: "divider", borderRadius: 2, p: 2, mt: 0.5 }}>
            <RecordContextProvider value={attributes}>
              <FieldPathProvider of={path}>
                <Pairs>
                  {nestedFields(children).flatMap(({ source, element }) =>
                    isBlank(attributes[nameOf(source)]) ? [] : [element],
                  )}
                  {Object.entries(attributes)
                    .filter(([name]) => !known.has(name))
                    .map(([name, one]) => (
                      <Pair key={name} label={name}>
                        <TextValue value={one} />
                      </Pair>
                    ))}
                </Pairs>
              </FieldPathProvider>
            </RecordContextProvider>
          </Box>
        );
      }}
    </ShowField>
  );
};
AttributesField.isUnset = (value: unknown) => Object.keys(readAttributes(value) ?? { value }).length === 0;
AttributesField.isLarge = true;
