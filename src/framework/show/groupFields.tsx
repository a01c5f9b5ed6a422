import { isValidElement, type ReactNode } from "react";
import { flatChildren } from "../ui/flatChildren";
import { ShowGroup } from "./ShowGroup";

/** Moves fields without a group into groups without a title, in the same order. */
export const groupFields = (children: ReactNode): ReactNode[] => {
  const groups: ReactNode[] = [];
  let loose: ReactNode[] = [];
  const closeGroup = () => {
    if (loose.length > 0) groups.push(<ShowGroup key={`loose-${groups.length}`}>{loose}</ShowGroup>);
    loose = [];
  };
  for (const child of flatChildren(children)) {
    if (isValidElement(child) && child.type === ShowGroup) {
      closeGroup();
      groups.push(child);
    } else loose.push(child);
  }
  closeGroup();
  return groups;
};
