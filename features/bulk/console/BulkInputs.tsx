// Draws the inputs of an edit view for many records. People choose the fields, and each record gets the same values.
import Box from "@mui/material/Box";
import { useTranslate } from "ra-core";
import { useCallback, useContext, useMemo, useState } from "react";
import type { z } from "zod";
import { factsOf } from "../../../shared/schema/facts";
import { isSecret } from "../../../shared/schema/secret";
import { siblingNames } from "../../../shared/schema/siblings";
import { validate } from "../../../shared/schema/validate";
import { conditionOf } from "../../../shared/schema/when";
import { withoutFields } from "../../../shared/schema/withoutFields";
import { useFieldLabel } from "../../../src/framework/resource/label";
import { ChosenInputsContext } from "../../../src/framework/form/chosenInputs";
import type { EditViewProps } from "../../../src/framework/form/EditInsteadContext";
import { usePresentSchema } from "../../../src/framework/form/usePresentSchema";
import { BulkFormContext } from "./BulkForm";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { Button } from "../../../src/framework/ui/Button";
import { errorsByField, type RecordSchema } from "../../../src/framework/form/schemaResolver";

const EMPTY: Readonly<Record<string, unknown>> = { text: "", json: "", list: [] };

/** Whether a field can be changed alone: it does not depend on other fields, whose values differ among records. */
const isFree = (of: z.core.$ZodType): boolean => !isSecret(of) && !conditionOf(of) && siblingNames(of).length === 0;

/** Checks only the chosen fields. An empty input clears the field in each record. */
const checkChosen = (schema: RecordSchema, chosen: readonly string[], values: Readonly<Record<string, unknown>>) => {
  const { shape } = schema._zod.def;
  const left = withoutFields(
    schema,
    Object.keys(shape).filter((name) => !chosen.includes(name)),
  );
  const sent = Object.fromEntries(
    chosen.map((name) => [name, values[name] ?? EMPTY[(shape[name] && factsOf(shape[name])?.wire) ?? ""] ?? null]),
  );
  return validate(left, sent, sent);
};

const FieldChoice = ({ source, on, toggle }: { source: string; on: boolean; toggle: (source: string) => void }) => (
  <Button aria-pressed={on} variant={on ? "contained" : "outlined"} onClick={() => toggle(source)}>
    {useFieldLabel(source)}
  </Button>
);

/** The edit view in the dialog that edits many records: people choose fields, and see only their inputs. */
export const BulkInputs = ({ schema: declared, children }: EditViewProps) => {
  const schema = usePresentSchema(declared);
  const form = useContext(BulkFormContext);
  const translate = useTranslate();
  const props = useResourceProps();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [offered, setOffered] = useState<readonly string[]>([]);
  const offer = useCallback(
    (sources: readonly string[]) => setOffered((before) => [...new Set([...before, ...sources])]),
    [],
  );
  const fields = useMemo(() => ({ chosen, offer }), [chosen, offer]);
  const { shape } = schema._zod.def;
  const own = props?.own ?? [];
  const free = offered.filter((name) => {
    const of = shape[name];
    return of !== undefined && name !== props?.key && !own.includes(name) && isFree(of);
  });
  const toggle = (source: string) =>
    setChosen((before) => (before.includes(source) ? before.filter((one) => one !== source) : [...before, source]));
  if (form === null) return null;
  form.resolver = (values) => {
    const verdict = checkChosen(schema, chosen, values);
    if (chosen.length > 0 && verdict.value !== null) return { values: { ...verdict.value }, errors: {} };
    return { values: {}, errors: chosen.length > 0 ? errorsByField(verdict.issues) : { root: { type: "none" } } };
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <fieldset className="ui-many-fields">
        <legend>{translate("bulk.choose")}</legend>
        {free.map((source) => (
          <FieldChoice key={source} source={source} on={chosen.includes(source)} toggle={toggle} />
        ))}
      </fieldset>
      <ChosenInputsContext value={fields}>{children}</ChosenInputsContext>
    </Box>
  );
};
