import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";

interface Props {
  readonly source?: string;
  readonly children?: ReactNode;
}

/** The element with this source, with only the wrappers around it, such as a condition. Null if there is none. */
export const findElement = (elements: ReactNode, source: string): ReactElement | null => {
  for (const element of Children.toArray(elements)) {
    if (!isValidElement<Props>(element)) continue;
    if (element.props.source === source) return element;
    const below = element.props.source === undefined ? findElement(element.props.children, source) : null;
    if (below !== null) return cloneElement(element, {}, below);
  }
  return null;
};
