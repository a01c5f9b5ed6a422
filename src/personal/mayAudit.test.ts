import { expect, it } from "vitest";
import { whyNot } from "./mayAudit";

const asked = { account_id: 7, comp_id: 5, audit_state: 1, first_audit_id: 0 };
const passed = { ...asked, audit_state: 2, first_audit_id: 8 };

it("keeps whoever asked from both audits, and the first auditor from the second", () => {
  for (const record of [asked, passed]) expect(whyNot(record, { account: "7", company: "5" })).toBe("own");
  expect(whyNot(passed, { account: "8", company: "2" })).toBe("twice");
});

it("leaves the first audit to a colleague, and the second to a company above", () => {
  expect(whyNot(asked, { account: "9", company: "5" })).toBeNull();
  expect(whyNot(passed, { account: "9", company: "5" })).toBe("above");
  expect(whyNot(passed, { account: "9", company: "2" })).toBeNull();
});

it("lets another account of the company at the top make the second audit of its own", () => {
  expect(whyNot({ ...passed, comp_id: 1 }, { account: "9", company: "1" })).toBeNull();
});
