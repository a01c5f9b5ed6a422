import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { useResourceProps } from "../../../src/framework/resource/resource";

/** The schema for changes of the current resource. Undefined until it is loaded, null if that failed. */
export const useSetCallSchema = (): z.core.$ZodObject | null | undefined => {
  const props = useResourceProps();
  const [schema, setSchema] = useState<z.core.$ZodObject | null>();
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await (await props?.calls())?.set?.schema?.();
      if (wanted) setSchema(found ?? null);
    };
    // Without the schema, cells cannot be changed. The edit page of the record then shows the reason.
    load().catch(() => {
      if (wanted) setSchema(null);
    });
    return () => {
      wanted = false;
    };
  }, [props]);
  return schema;
};
