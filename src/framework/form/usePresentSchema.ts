import { useMemo } from "react";
import type { z } from "zod/mini";
import { useMissingFields } from "../resource/missing";
import { withoutFields } from "../../../shared/schema/withoutFields";

/** The schema of a form, without fields that the platform lacks. */
export const usePresentSchema = (schema: z.core.$ZodObject): z.core.$ZodObject => {
  const missing = useMissingFields();
  return useMemo(() => withoutFields(schema, missing), [schema, missing]);
};
