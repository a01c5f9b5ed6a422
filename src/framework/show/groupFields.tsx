import { cloneElement, isValidElement, type ReactNode } from "react";
import { conditionHolds } from "../../../shared/schema/when";
import { flatChildren } from "../ui/flatChildren";
import { useUndrawnFields, withoutMissing } from "../resource/missing";
import { factsIn } from "../wire/readAnswer";
import { ShowGroup } from "./ShowGroup";
import type { Group } from "./ShowGroups";
import { isLarge, isUnset } from "./unset";
import { When, type WhenProps } from "./When";

const isGroup = (child: ReactNode): child is Group => isValidElement(child) && child.type === ShowGroup;

/** The fields to show: each has a value or is required, and its condition holds. */
const setFields = (children: ReactNode, record: unknown, missing: readonly string[]): ReactNode[] =>
  flatChildren(withoutMissing(children, missing)).flatMap((child) => {
    if (!isValidElement<Partial<WhenProps>>(child)) return [child];
    if (child.type !== When) return isUnset(child, record) ? [] : [child];
    return conditionHolds(child.props.is ?? {}, factsIn(record))
      ? setFields(child.props.children, record, missing)
      : [];
  });

/** The joined group has the title of the group with more fields. */
const joinTwo = (first: Group, second: Group): Group => {
  const [before, after] = [flatChildren(first.props.children), flatChildren(second.props.children)];
  return cloneElement(before.length > after.length ? first : second, {}, ...before, ...after);
};

const isOfLargeField = ({ props }: Group): boolean =>
  flatChildren(props.children).some((field) => isValidElement(field) && isLarge(field));
const isSmall = (group: Group): boolean => flatChildren(group.props.children).length === 1 && !isOfLargeField(group);

/**
 * Joins a group with a single field to the next group, or to the group before it. A large field keeps its own group,
 * because only the group's title says what the field is for.
 */
const joinGroups = (groups: readonly Group[]): readonly Group[] => {
  const joined: Group[] = [];
  for (const [at, group] of groups.entries()) {
    const last = joined.at(-1);
    const joins = last !== undefined && !isOfLargeField(last) && !isOfLargeField(group);
    const isOnlyBefore = groups.slice(at + 1, at + 2).every(isOfLargeField);
    if (joins && (isSmall(last) || (isSmall(group) && isOnlyBefore))) joined[joined.length - 1] = joinTwo(last, group);
    else joined.push(group);
  }
  return joined;
};

/** The groups of a record with their fields. Fields without a group are put into groups without a title. */
export const groupFields = (
  children: ReactNode,
  record: unknown,
  missing: readonly string[] = [],
): readonly Group[] => {
  const groups: Group[] = [];
  let loose: ReactNode[] = [];
  const closeGroup = () => {
    if (loose.length > 0) groups.push(<ShowGroup key={`loose-${groups.length}`}>{loose}</ShowGroup>);
    loose = [];
  };
  for (const child of flatChildren(children)) {
    if (isGroup(child)) {
      closeGroup();
      const isShown = conditionHolds(child.props.when ?? {}, factsIn(record));
      const fields = isShown ? setFields(child.props.children, record, missing) : [];
      if (fields.length > 0) groups.push(cloneElement(child, {}, ...fields));
    } else loose.push(...setFields(child, record, missing));
  }
  closeGroup();
  return joinGroups(groups);
};

/** The groups that a record's page draws on this platform. */
export const useGroups = (children: ReactNode, record: unknown): readonly Group[] =>
  groupFields(children, record, useUndrawnFields());
