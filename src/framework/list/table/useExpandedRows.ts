import { useCallback, useState } from "react";

type Id = string | number;

/** Which rows are expanded. Not kept when the screen is left. */
export const useExpandedRows = () => {
  const [expanded, setExpanded] = useState<ReadonlySet<Id>>(new Set());
  const toggle = useCallback((id: Id) => {
    setExpanded((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return { expanded, toggle };
};
