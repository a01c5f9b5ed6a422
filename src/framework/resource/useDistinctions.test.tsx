import { render, screen, waitFor } from "@testing-library/react";
import { CoreAdminContext, testDataProvider } from "ra-core";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { key, referenceTo, rowOf, text } from "../../../shared/schema";
import type { ResourceProps } from "../wire/contract";
import { FindResourceProvider } from "./related";
import { distinctionText, shortKey, useDistinctions } from "./useDistinctions";

const club = { resource: "club", path: null, key: "id", title: "name", titles: { "zh-CN": "cn_name" } };
const memberReference = { resource: "member", path: null, key: "id", title: "name" };
const none = async () => ({ default: {} });
const member: ResourceProps = {
  name: "member",
  section: "lab",
  path: null,
  key: "id",
  title: "name",
  owner: "club_id",
  access: {},
  words: { en: none, "zh-CN": none, "zh-TW": none },
  calls: async () => ({}),
  schema: async () => ({ row: rowOf(z.object({ id: key(), name: text(), club_id: referenceTo({ of: club }) })) }),
  views: {},
};
/** A boat refers to its club only through its member. */
const boat: ResourceProps = {
  ...member,
  name: "boat",
  through: "member_id",
  schema: async () => ({
    row: rowOf(z.object({ id: key(), name: text(), member_id: referenceTo({ of: memberReference }) })),
  }),
};
const asked: unknown[] = [];
const provider = Object.assign(testDataProvider(), {
  getMany: async (resource: string, { ids }: { readonly ids: readonly unknown[] }) => {
    asked.push([resource, ids]);
    const data = resource === "member" ? MEMBERS : [{ id: 5, name: "Rowers", cn_name: "赛艇" }];
    return JSON.parse(JSON.stringify({ data }));
  },
});
const MEMBERS = [
  { id: 1, name: "Ada", club_id: 5 },
  { id: 2, name: "Ben", club_id: 5 },
  // The account may not know the club.
  { id: "M-2026-0003", name: "Ada", club_id: 6 },
];

const BOATS = [
  { id: 11, name: "Swift", member_id: 1 },
  { id: 12, name: "Swift", member_id: "M-2026-0003" },
];

const Boats = () => {
  const distinctions = useDistinctions({ resource: "boat", title: "name" }, BOATS);
  return <p data-testid="lines">{[...distinctions.values()].map((one) => distinctionText(one, true)).join(" | ")}</p>;
};

const Lines = () => {
  const distinctions = useDistinctions({ resource: "member", title: "name" }, MEMBERS);
  return <p data-testid="lines">{[...distinctions.values()].map((one) => distinctionText(one, true)).join(" | ")}</p>;
};
const find = async (name: string) => (name === "member" ? member : name === "boat" ? withoutOwner(boat) : null);
const withoutOwner = ({ owner: _, ...props }: ResourceProps): ResourceProps => props;

const show = (what = <Lines />) =>
  render(
    <CoreAdminContext dataProvider={provider}>
      <FindResourceProvider value={find}>{what}</FindResourceProvider>
    </CoreAdminContext>,
  );
const lines = () => screen.getByTestId("lines").textContent;

it("distinguishes records of one name by keys and owners, and asks for no other owners", async () => {
  show();
  expect(lines()).toBe("1 |  | \u20260003");
  await waitFor(() => expect(lines()).toBe("1 · Rowers |  | \u20260003"));
  expect(asked).toEqual([["club", [5, 6]]]);
});

it("shows the owner that a record has through another record", async () => {
  asked.length = 0;
  show(<Boats />);
  await waitFor(() => expect(lines()).toBe("11 · Rowers | 12"));
  expect(asked).toEqual([
    ["member", [1, "M-2026-0003"]],
    ["club", [5, 6]],
  ]);
});

it("shortens only long keys, where their ends differ", () => {
  expect([shortKey("123456"), shortKey("1234567")]).toEqual(["123456", "\u20264567"]);
});
