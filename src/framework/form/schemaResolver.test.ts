import { expect, it } from "vitest";
import * as z from "zod/mini";
import { integer } from "../../../shared/schema/integer";
import { key } from "../../../shared/schema/key";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { editResolver } from "./schemaResolver";

const add = z.object({
  type: integer({ required: true }),
  host: text({ required: true, when: { type: [1] } }),
  password: secret({ required: true, min: 6, when: { type: [1] } }),
});
const set = z.extend(z.partial(add), { id: key() });
/** A record as the platform answers it: without the secret. */
const stored = { id: 7, type: 2, host: "mail.example", row: 1 };
const judge = editResolver(set, "id", () => stored);
const options = { fields: {}, shouldUseNativeValidation: false };

it("asks for no secret again that is stored already, when a change makes it needed", async () => {
  expect(await judge({ ...stored, type: 1, password: "" }, undefined, options)).toEqual({
    values: { id: 7, type: 1 },
    errors: {},
  });
});

it("judges a secret that is given, and any other field that is needed now", async () => {
  const { errors } = await judge({ ...stored, type: 1, host: "", password: "short" }, undefined, options);
  expect(Object.keys(errors).sort()).toEqual(["host", "password"]);
});
