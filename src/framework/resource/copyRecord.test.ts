import * as z from "zod/mini";
import { expect, it } from "vitest";
import { integer } from "../../../shared/schema/integer";
import { text } from "../../../shared/schema/text";
import { bearer } from "../wire/calls";
import type { ResourceProps } from "../wire/contract";
import { copyRecord } from "./copyRecord";

const schema = z.object({ name: text(), serial: text(), place: text(), count: integer(), mail: text() });
const props: ResourceProps = {
  name: "thing",
  section: "a",
  path: null,
  key: "id",
  title: "name",
  access: {},
  own: ["serial"],
  words: {
    en: async () => ({ default: {} }),
    "zh-CN": async () => ({ default: {} }),
    "zh-TW": async () => ({ default: {} }),
  },
  calls: async () => ({ add: bearer.add("/add", async () => schema) }),
  schema: async () => ({ row: schema }),
  views: {},
};

it("takes over what a new record can be given, and not what is the record's own", async () => {
  const record = {
    id: 7,
    name: "a",
    serial: "S1",
    place: "",
    count: 0,
    mail: "e***@x.org",
    made: 5,
    row_masked: ["mail"],
  };
  await expect(copyRecord(props, record)).resolves.toEqual({ name: "a", count: 0 });
});
