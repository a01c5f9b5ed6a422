import { expect, it } from "vitest";
import { CODE_WITHOUT_DEMO, readStartSettings } from "./readStartSettings";

const VERIFICATION_CODE = "1234";

it.each([
  { VERIFICATION_CODE, DEMO: "0" },
  { VERIFICATION_CODE, DATA_DIR: "/srv/console" },
  { VERIFICATION_CODE, DATABASE_URL: "postgres://console:secret@127.0.0.1:5432/console" },
])("refuses a fixed verification picture where there can be no demo: %j", (environment) => {
  expect(() => readStartSettings(environment)).toThrow(CODE_WITHOUT_DEMO);
});

it.each([
  { PASSWORD_COST: "13", DEMO: "0" },
  { PASSWORD_COST: "10", DATA_DIR: "/srv/console" },
])("refuses a low PASSWORD_COST for a platform that cannot be a demo: %j", (environment) => {
  expect(() => readStartSettings(environment)).toThrow(/^PASSWORD_COST below 14 .*; leave it out, or say DEMO=1\.$/);
});

it.each([
  { PASSWORD_COST: "14", DEMO: "0" },
  { PASSWORD_COST: "10", DEMO: "1" },
  { VERIFICATION_CODE },
  { VERIFICATION_CODE, DEMO: "1", DATA_DIR: "/srv/console" },
  { DATA_DIR: "/srv/console" },
])("starts with %j", (environment) => {
  expect(readStartSettings(environment).VERIFICATION_CODE).toBe(environment.VERIFICATION_CODE ?? null);
});
