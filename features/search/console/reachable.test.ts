import { expect, it } from "vitest";
import { z } from "zod";
import type { ResourceProps, Section } from "../../../src/framework/wire/contract";
import { findReachable } from "./reachable";
import type { SearchSource } from "./SearchSource";

const words = async () => ({ default: {} });
const book: ResourceProps = {
  name: "book",
  section: "lab",
  path: "/lab/book",
  key: "id",
  title: "title",
  access: { list: "lab.book" },
  words: { en: words, "zh-CN": words, "zh-TW": words },
  calls: async () => ({}),
  schema: async () => ({ row: z.unknown() }),
  views: {},
};
const lab: Section = {
  resources: { book },
  screens: [
    { path: "/lab/book", menu: "lab.book", resources: ["book"] },
    { path: "/lab/board", menu: "lab.board", resources: [], component: async () => ({ default: () => null }) },
  ],
};
const places = ["/lab/book", "/lab/board"].map((path) => ({
  path,
  menu: "lab",
  icon: "list",
  label: path,
  section: "Lab",
}));
const source = (may: (menu: string) => boolean): Pick<SearchSource, "places" | "may"> => ({ places, may });

it("finds the resources of screens with a list, and no resource for a screen drawn by hand", () => {
  expect(
    findReachable(
      [lab],
      source(() => true),
    ).map(({ resource, base }) => [resource.name, base]),
  ).toEqual([["book", "/lab/book"]]);
});

it("leaves out resources that the account may not list", () => {
  expect(
    findReachable(
      [lab],
      source((menu) => menu !== "lab.book"),
    ),
  ).toEqual([]);
});
