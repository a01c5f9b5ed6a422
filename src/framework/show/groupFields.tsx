import { isValidElement, type ReactNode } from "react";
import { flatChildren } from "../ui/flatChildren";
import { ShowGroup } from "./ShowGroup";
import type { Group } from "./ShowGroups";

const isGroup = (child: ReactNode): child is Group => isValidElement(child) && child.type === ShowGroup;

/** Moves fields without a group into groups without a title, in the same order. */
export const groupFields = (children: ReactNode): readonly Group[] => {
  const groups: Group[] = [];
  let loose: ReactNode[] = [];
  const closeGroup = () => {
    if (loose.length > 0) groups.push(<ShowGroup key={`loose-${groups.length}`}>{loose}</ShowGroup>);
    loose = [];
  };
  for (const child of flatChildren(children)) {
    if (isGroup(child)) {
      closeGroup();
      groups.push(child);
    } else loose.push(child);
  }
  closeGroup();
  return groups;
};
