// Leaves out fields that are not in the specification and that the platform lacks.
import { Children, isValidElement, type ReactNode, useMemo } from "react";
import { missingFields } from "../wire/missingFields";
import { useResourceProps } from "./resource";
import { valueAt } from "./valueAt";

const NONE: readonly string[] = [];

/** The fields of the current resource that the platform lacks. It cannot filter or sort by them. */
export const useMissingFields = (): readonly string[] => {
  const props = useResourceProps();
  return props === null ? NONE : missingFields(props);
};

/** The elements whose `source` is not missing. Null if there are none. */
export const withoutMissing = (elements: ReactNode, missing: readonly string[]): ReactNode => {
  if (missing.length === 0) return elements;
  const left = Children.toArray(elements).filter(
    (element) => !isValidElement(element) || !missing.includes(String(valueAt(element.props, "source"))),
  );
  return left.length === 0 ? null : left;
};

/** The missing fields, except derived ones, which the console computes itself. */
export const useUndrawnFields = (): readonly string[] => {
  const props = useResourceProps();
  const missing = useMissingFields();
  return useMemo(
    () => (props?.derived === undefined ? missing : missing.filter((name) => props.derived?.[name] === undefined)),
    [props, missing],
  );
};

/** The elements of a view that can be drawn. */
export const usePresent = (elements: ReactNode): ReactNode => {
  const missing = useUndrawnFields();
  return useMemo(() => withoutMissing(elements, missing), [elements, missing]);
};
