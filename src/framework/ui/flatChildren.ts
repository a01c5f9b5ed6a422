import { Children, Fragment, isValidElement, type ReactNode } from "react";

/** The children. Fragments are replaced by their own children. */
export const flatChildren = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ readonly children?: ReactNode }>(child) && child.type === Fragment
      ? flatChildren(child.props.children)
      : [child],
  );
