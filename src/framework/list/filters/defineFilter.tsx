import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import type { FilterComponent, FilterKind, FilterProps, FilterSpec } from "./FilterKind";

/** Creates the component of a filter kind. Only the bar reads it; it draws nothing. */
export const defineFilter = <P extends FilterProps>(kind: FilterKind<P>): FilterComponent<P> => {
  const filter = (props: P): FilterSpec => ({
    source: props.source,
    label: props.label,
    keys: kind.keys(props),
    needs: kind.needs?.(props) ?? null,
    inline: kind.inline ?? false,
    says: kind.says ?? "is",
    editor: (bound) =>
      props.part ? <props.part {...bound} props={props} /> : <kind.Editor {...bound} props={props} />,
    summary: (values) => <kind.Summary values={values} props={props} />,
  });
  return Object.assign((_: P) => null, { filter });
};

type FilterElement = ReactElement<FilterProps> & { readonly type: FilterComponent };

const isFilter = (node: ReactNode): node is FilterElement =>
  isValidElement(node) && typeof node.type === "function" && "filter" in node.type;

/** The filters among a list's elements, in order. */
export const readFilters = (nodes: ReactNode): readonly FilterSpec[] =>
  Children.toArray(nodes).flatMap((node) => (isFilter(node) ? [node.type.filter(node.props)] : []));
