// For each test host with its own dialect, the generator accepts the YAML that describes it. FULL=1 also builds these
// consoles and uses them.
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
