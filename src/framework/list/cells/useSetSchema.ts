import { useEffect, useState } from "react";
import type { z } from "zod/mini";
import { useResourceProps } from "../../resource/resource";

/** What a change of the current resource may hold. Null until it is loaded. */
export const useSetSchema = (): z.core.$ZodObject | null => {
  const props = useResourceProps();
  const [schema, setSchema] = useState<z.core.$ZodObject | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const found = await (await props?.calls())?.set?.schema?.();
      if (wanted) setSchema(found ?? null);
    };
    // Without it, no cell can be changed, and the page that edits the record tells why.
    load().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [props]);
  return schema;
};
