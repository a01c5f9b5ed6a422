// The console's requests stay within the platform's default limits.
import { describe, expect, it } from "vitest";
import { withDefaults } from "../../platform/framework/settings/settings";
import { MAX_RECORDS_PER_REQUEST } from "../../src/framework/resource/atOnce";

describe("what the console asks for at once", () => {
  const { MOST_PAGE_SIZE, MOST_LIST_VALUES } = withDefaults();

  it("is a page the platform answers", () => {
    expect(MAX_RECORDS_PER_REQUEST).toBeLessThanOrEqual(MOST_PAGE_SIZE);
  });

  it("is a list of keys the platform takes", () => {
    expect(MAX_RECORDS_PER_REQUEST).toBeLessThanOrEqual(MOST_LIST_VALUES);
  });
});
