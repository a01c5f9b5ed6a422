import { expect, it } from "vitest";
import { withDefaults } from "../settings/settings";
import { answerContact } from "./securityTxt";

const now = () => 1_800_000_000;

it("says where people report a flaw, for less than a year", async () => {
  const settings = { ...withDefaults({}), SECURITY_CONTACT: "mailto:security@example.com" };
  expect(await answerContact({ settings, now }).text()).toBe(
    "Contact: mailto:security@example.com\nExpires: 2027-04-15T08:00:00.000Z\nPreferred-Languages: en, zh\n",
  );
});

it("is not there where nobody is named", () => {
  expect(() => answerContact({ settings: withDefaults({}), now })).toThrow(expect.objectContaining({ code: 404 }));
});
