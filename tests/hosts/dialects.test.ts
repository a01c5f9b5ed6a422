// Each host of the suite with a dialect of its own is described by YAML that the generator takes. FULL=1 builds these consoles and
// works in them, too.
import { describe, expect, it } from "vitest";
import { envelopedDialect } from "./enveloped/envelopedDialect";
import { clinicInDialect } from "./inDialect";
import { restDialect } from "./rest/restDialect";

describe("a console in front of a host with a dialect of its own", () => {
  const dialects = new Map([
    ["plain REST", restDialect],
    ["an envelope", envelopedDialect],
  ]);
  it.each([...dialects])(
    "is generated without a problem: %s",
    async (_, dialect) => {
      const { faults, remove } = await clinicInDialect(dialect);
      remove();
      expect(faults).toEqual([]);
    },
    120_000,
  );
});
