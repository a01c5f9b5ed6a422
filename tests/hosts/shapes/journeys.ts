// The steps of people with a host of a certain shape, in this order.
import { isFullRun } from "../../effort";
import { sampleNumber } from "../../sample";
import {
  filterList,
  openForbiddenList,
  expectNoPermission,
  walkPages,
  readRecord,
  readDashboard,
  openTree,
} from "./looking";
import type { Role } from "./roles";
import { signIn, signOut } from "./signing";
import type { Journey } from "./HostVisit";
import { changeMany, isRefused, createRecord, renameRecord, signInAgain } from "./writing";

/** Half of the resources, selected by the commit. With FULL=1, all. */
const some = (made: readonly string[]): readonly string[] =>
  isFullRun || made.length === 1 ? made : made.filter((_, index) => index % 2 === sampleNumber % 2);

export const journeysOf = ({ made }: Role): readonly (readonly [string, Journey])[] => [
  ["signs in, is told why not at first, and has the menus of the role", signIn],
  ["pages through a list", walkPages],
  ["narrows a list", filterList],
  ["reads a record", readRecord],
  ["renames a record", renameRecord],
  ...some(made).map((name) => [`adds, changes and deletes: ${name}`, createRecord(name)] as const),
  ["sees a tree", openTree],
  ["changes several records", changeMany],
  ["reads figures", readDashboard],
  ["is offered nothing else", expectNoPermission],
  ["is refused, and keeps what was typed", isRefused],
  ["is refused a list", openForbiddenList],
  ["signs in again over a form", signInAgain],
  ["signs out", signOut],
];
