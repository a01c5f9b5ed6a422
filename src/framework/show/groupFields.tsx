import { Children, Fragment, isValidElement, type ReactNode } from "react";
import { ShowGroup } from "./ShowGroup";

const flat = (children: ReactNode): ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ readonly children?: ReactNode }>(child) && child.type === Fragment
      ? flat(child.props.children)
      : [child],
  );

/** Puts fields outside of any group into groups without a title, in their place. */
export const groupFields = (children: ReactNode): ReactNode[] => {
  const groups: ReactNode[] = [];
  let loose: ReactNode[] = [];
  const closeGroup = () => {
    if (loose.length > 0) groups.push(<ShowGroup key={`loose-${groups.length}`}>{loose}</ShowGroup>);
    loose = [];
  };
  for (const child of flat(children)) {
    if (isValidElement(child) && child.type === ShowGroup) {
      closeGroup();
      groups.push(child);
    } else loose.push(child);
  }
  closeGroup();
  return groups;
};
