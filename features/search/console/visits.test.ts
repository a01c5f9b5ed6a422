import { expect, it } from "vitest";
import { readVisits, addVisit } from "./visits";

const visit = (path: string, label = "") => ({ path, label });

it("keeps the latest first and each page once", () => {
  const visits = [visit("/a"), visit("/b"), visit("/a")].reduce(addVisit, readVisits(null));
  expect(visits.map(({ path }) => path)).toEqual(["/a", "/b"]);
});

it("takes showing and editing a record for one visit", () => {
  const visits = [visit("/a/7/show", "Seven"), visit("/a/7", "Seven")].reduce(addVisit, readVisits([]));
  expect(visits).toEqual([visit("/a/7", "Seven")]);
});

it("forgets old visits", () => {
  const many = Array.from({ length: 30 }, (_, at) => visit(`/${at}`)).reduce(addVisit, readVisits([]));
  expect(many).toHaveLength(12);
  expect(many[0]?.path).toBe("/29");
});

it("reads nothing that leads elsewhere", () => {
  expect(readVisits([{ path: "https://elsewhere.example", label: "" }, 7, null, { path: "/x" }])).toEqual([]);
});
