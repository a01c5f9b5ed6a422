import { cloneElement, isValidElement, type ReactNode } from "react";
import { holds } from "../../../shared/schema/when";
import { flatChildren } from "../ui/flatChildren";
import { useUndrawnFields, withoutMissing } from "../resource/missing";
import { factsIn } from "../wire/readAnswer";
import { ShowGroup } from "./ShowGroup";
import type { Group } from "./ShowGroups";
import { isLarge, isUnset } from "./unset";
import { When, type WhenProps } from "./When";

const isGroup = (child: ReactNode): child is Group => isValidElement(child) && child.type === ShowGroup;

/** The fields that have a value, or must have one, without those whose condition does not hold. */
const setFields = (children: ReactNode, record: unknown, missing: readonly string[]): ReactNode[] =>
  flatChildren(withoutMissing(children, missing)).flatMap((child) => {
    if (!isValidElement<Partial<WhenProps>>(child)) return [child];
    if (child.type !== When) return isUnset(child, record) ? [] : [child];
    return holds(child.props.is ?? {}, factsIn(record)) ? setFields(child.props.children, record, missing) : [];
  });

const joinTwo = (first: Group, second: Group): Group => {
  const name = [first, second].flatMap(({ props }) => props.name ?? []).join(" ");
  const fields = [first, second].flatMap(({ props }) => flatChildren(props.children));
  return cloneElement(second, { name }, ...fields);
};

/** A group with a single field joins the next one, the last one joins the group before it. */
const joinGroups = (groups: readonly Group[]): readonly Group[] => {
  const joined: Group[] = [];
  let before: Group | undefined;
  for (const [at, group] of groups.entries()) {
    const whole = before === undefined ? group : joinTwo(before, group);
    const fields = flatChildren(whole.props.children);
    const [only] = fields;
    const last = joined.at(-1);
    before = undefined;
    if (fields.length > 1 || (isValidElement(only) && isLarge(only))) joined.push(whole);
    else if (at < groups.length - 1) before = whole;
    else if (last === undefined) joined.push(whole);
    else joined[joined.length - 1] = joinTwo(last, whole);
  }
  return joined;
};

/** The groups of a record, with the fields that it has. Fields without a group are in groups without a title, in the same order. */
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
      const isShown = holds(child.props.when ?? {}, factsIn(record));
      const fields = isShown ? setFields(child.props.children, record, missing) : [];
      if (fields.length > 0) groups.push(cloneElement(child, {}, ...fields));
    } else loose.push(...setFields(child, record, missing));
  }
  closeGroup();
  return joinGroups(groups);
};

/** The groups that the page of a record draws on this platform. */
export const useGroups = (children: ReactNode, record: unknown): readonly Group[] =>
  groupFields(children, record, useUndrawnFields());
