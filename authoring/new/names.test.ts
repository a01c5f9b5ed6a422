import { expect, it } from "vitest";
import { findNameProblem, entityNamesOf } from "./names";

it.each([
  ["loan", { one: "loan", many: "loans", label: "Loan", labels: "Loans" }],
  ["loan_request", { one: "loan_request", many: "loan_requests", label: "Loan request", labels: "Loan requests" }],
  ["city", { one: "city", many: "cities", label: "City", labels: "Cities" }],
  ["day", { one: "day", many: "days", label: "Day", labels: "Days" }],
  ["box", { one: "box", many: "boxes", label: "Box", labels: "Boxes" }],
])("names of %s", (name, names) => {
  expect(findNameProblem("entity", name)).toBeNull();
  expect(entityNamesOf(name)).toEqual(names);
});

it.each(["", "Loan", "loan-request", "loan__request", "1st", "_loan", "loan request", "../loan"])(
  "“%s” is refused with an example of a name",
  (name) => {
    expect(findNameProblem("entity", name)).toContain("loan_request");
  },
);

it("a name that the new console uses itself is refused", () => {
  expect(findNameProblem("entity", "role")).toContain("role");
  expect(findNameProblem("section", "people", [])).toBeNull();
});
