// Shapes of hosts. They are chosen so that every two settings of the test host occur together in one of the shapes.
import { pairsOf } from "../../pairs";
import { type HostShape, SPECIFIED } from "../specified/Shape";

const FLAGS = { numbers: [0, 1], letters: ["N", "Y"], reversed: [2, 1], words: [false, true] } as const;
const LISTS = ["data", "list", "rows", "records", "content"] as const;

export type ChosenShape = {
  readonly time: HostShape["time"];
  readonly flag: keyof typeof FLAGS;
  readonly key: "number" | "text" | "long";
  readonly more: "yes" | "no";
  readonly list: HostShape["list"];
  readonly counts: "yes" | "no";
  readonly add: HostShape["add"];
  readonly pages: "yes" | "no";
  readonly keys: "yes" | "no";
  readonly menus: HostShape["menus"];
  readonly refusals: HostShape["refusals"];
};

export const hostShapeOf = ({
  time,
  flag,
  key,
  more,
  list,
  counts,
  add,
  pages,
  keys,
  menus,
  refusals,
}: ChosenShape): HostShape => ({
  ...SPECIFIED,
  time,
  flag: FLAGS[flag],
  number: key === "text" ? "text" : "number",
  long: key === "long",
  more: more === "yes",
  list,
  counts: counts === "yes",
  add,
  pages: pages === "yes",
  keys: keys === "yes",
  menus,
  refusals,
});

export const CHOSEN_SHAPES = pairsOf<ChosenShape>(
  {
    time: ["s", "ms", "iso", "clock"],
    flag: ["numbers", "letters", "reversed", "words"],
    key: ["number", "text", "long"],
    more: ["yes", "no"],
    list: LISTS,
    counts: ["yes", "no"],
    add: ["key", "nothing", "location"],
    pages: ["yes", "no"],
    keys: ["yes", "no"],
    menus: ["flat", "nested"],
    refusals: ["code", "status", "problem", "message"],
  },
  ["time", "flag", "key", "more", "list", "counts", "add", "pages", "keys", "menus", "refusals"],
  { seed: "shapes" },
);
