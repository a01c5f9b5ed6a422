import * as z from "zod/mini";
import { expect, it } from "vitest";
import { integer } from "../../../shared/schema/integer";
import { jsonText } from "../../../shared/schema/jsonText";
import { list } from "../../../shared/schema/list";
import { secret } from "../../../shared/schema/secret";
import { text } from "../../../shared/schema/text";
import { editableFields } from "./editableFields";

const set = z.object({
  id: integer(),
  name: text(),
  mail: text(),
  depth: integer({ when: { type: [2] } }),
  password: secret(),
  parts: list({ of: { a: text() } }),
  more: jsonText(),
  unshown: text(),
});
const row = { id: 1, name: "a", mail: "b", depth: 3, type: 2, password: "", parts: [], more: "{}", made: 5 };

it("are those that a change may hold, that one box can hold, and that the row shows", () => {
  expect([...editableFields(set, "id", row)]).toEqual(["name", "mail", "depth", "more"]);
});

it("leave out what is masked, and what makes no sense for the row", () => {
  expect([...editableFields(set, "id", { ...row, type: 1, row_masked: ["mail"] })]).toEqual(["name", "more"]);
});
