// The steps of people with a host of a certain shape, in this order.
import { isFull } from "../../effort";
import { sampleNumber } from "../../sample";
import { filtersList, forbiddenList, seesNoPermission, pages, readsRecord, readsDashboard, seesTree } from "./looking";
import type { Role } from "./roles";
import { signIn, signOut } from "./signing";
import type { Journey } from "./HostVisit";
import { changeMany, isRefused, createRecord, renameRecord, signInAgain } from "./writing";

/** Half of the resources, selected by the commit. With FULL=1, all. */
const some = (made: readonly string[]): readonly string[] =>
  isFull || made.length === 1 ? made : made.filter((_, index) => index % 2 === sampleNumber % 2);

export const journeysOf = ({ made }: Role): readonly (readonly [string, Journey])[] => [
  ["signs in, is told why not at first, and has the menus of the role", signIn],
  ["pages through a list", pages],
  ["narrows a list", filtersList],
  ["reads a record", readsRecord],
  ["renames a record", renameRecord],
  ...some(made).map((name) => [`adds, changes and deletes: ${name}`, createRecord(name)] as const),
  ["sees a tree", seesTree],
  ["changes several records", changeMany],
  ["reads figures", readsDashboard],
  ["is offered nothing else", seesNoPermission],
  ["is refused, and keeps what was typed", isRefused],
  ["is refused a list", forbiddenList],
  ["signs in again over a form", signInAgain],
  ["signs out", signOut],
];
