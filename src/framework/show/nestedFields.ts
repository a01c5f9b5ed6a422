import { isValidElement, type ReactElement, type ReactNode } from "react";
import { flatChildren } from "../ui/flatChildren";

export interface NestedField {
  readonly source: string;
  readonly label: string | undefined;
  readonly element: ReactElement;
}

const read = (props: object, name: string): string | undefined => {
  const found: unknown = Reflect.get(props, name);
  return typeof found === "string" ? found : undefined;
};

/** The fields among the children, with what the header of a table needs. */
export const nestedFields = (children: ReactNode): NestedField[] =>
  flatChildren(children).flatMap((child): NestedField[] => {
    if (!isValidElement<object>(child)) return [];
    const source = read(child.props, "source");
    return source === undefined ? [] : [{ source, label: read(child.props, "label"), element: child }];
  });
