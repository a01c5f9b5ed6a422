import { useLocale } from "ra-core";
import { useMemo } from "react";
import { useFieldLabels } from "../../resource/label";
import { useMissingFields } from "../../resource/missing";
import { useHiddenFields } from "../../resource/personal";
import { useResourceProps } from "../../resource/resource";
import { can } from "../../wire/Host";
import type { FilterSpec } from "./FilterKind";
import { TextFilter } from "./TextFilter";

/** The search box of a list. Null if the definition has no `search`, or the platform cannot search. */
export const useSearchFilter = (): FilterSpec | null => {
  const props = useResourceProps();
  const labelOf = useFieldLabels();
  const missing = useMissingFields();
  const hidden = useHiddenFields();
  const language = useLocale();
  return useMemo(() => {
    if (props?.search === undefined || !can("search", props.name)) return null;
    const named = [props.title, ...props.search.map(({ source }) => source)];
    const looksInto = [...new Set(named)].filter((name) => !missing.includes(name) && !hidden.includes(name));
    if (looksInto.length === 0) return null;
    const label = looksInto.map((name) => labelOf(name)).join(language === "en" ? ", " : "、");
    return TextFilter.filter({ source: "q", label });
  }, [props, labelOf, missing, hidden, language]);
};
