import { expect, it } from "vitest";
import { CODE_WITHOUT_DEMO, readStartSettings } from "./readStartSettings";

const VERIFICATION_CODE = "1234";

it.each([
  { VERIFICATION_CODE, DEMO: "0" },
  { VERIFICATION_CODE, DATA_DIR: "/srv/console" },
  { VERIFICATION_CODE, DATABASE_URL: "postgres://console:secret@127.0.0.1:5432/console" },
])("refuses a fixed verification picture for what cannot be a demo: %j", (environment) => {
  expect(() => readStartSettings(environment)).toThrow(CODE_WITHOUT_DEMO);
});

it.each([
  { VERIFICATION_CODE },
  { VERIFICATION_CODE, DEMO: "1", DATA_DIR: "/srv/console" },
  { DATA_DIR: "/srv/console" },
])("starts with %j", (environment) => {
  expect(readStartSettings(environment).VERIFICATION_CODE).toBe(environment.VERIFICATION_CODE ?? null);
});
