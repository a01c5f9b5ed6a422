// Questions of a newcomer are answered in two steps: ARCHITECTURE.md leads to a page, and the page to the file.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, root } from "./sources";

interface Question {
  readonly asks: string;
  /** A page to which ARCHITECTURE.md has a link, or ARCHITECTURE.md itself. */
  readonly page: string;
  readonly file: string;
  /** A line of the file that answers the question. */
  readonly says: string;
}

const FIRST = "ARCHITECTURE.md";

const QUESTIONS: readonly Question[] = [
  {
    asks: "Where is a refund approved?",
    page: "docs/platform-code.md",
    file: "platform/business/orders/refund.ts",
    says: "Decides on refunds",
  },
  {
    asks: "What runs when a record is set?",
    page: FIRST,
    file: "platform/framework/records/set.ts",
    says: "export async function setRecord",
  },
  {
    asks: "How do I add something to the foot of lists?",
    page: FIRST,
    file: "src/framework/list/slots.ts",
    says: "export const listFoot",
  },
  {
    asks: "Where do the sums below a list come from?",
    page: FIRST,
    file: "features/sums/console/Foot.tsx",
    says: "export const SumsFoot",
  },
  {
    asks: "In which order is a request checked?",
    page: FIRST,
    file: "platform/framework/door/door.ts",
    says: "export const STAGES",
  },
  {
    asks: "Which rows does a caller reach?",
    page: FIRST,
    file: "platform/framework/records/scope.ts",
    says: "export const callerReaches",
  },
  {
    asks: "How is money stored, validated and shown?",
    page: "docs/kinds.md",
    file: "generator/kinds/money.ts",
    says: "MoneyColumn",
  },
  {
    asks: "Where is a background job written, such as the one that makes activation codes?",
    page: "docs/platform-code.md",
    file: "platform/business/codes/cdkCodes.ts",
    says: "defineJob",
  },
  {
    asks: "Where are names of another platform's fields translated?",
    page: FIRST,
    file: "features/hosts/dialect/names.ts",
    says: "export const fromWire",
  },
  {
    asks: "Which features can be left out, and what does each need?",
    page: "docs/extending.md",
    file: "generator/definition/features.ts",
    says: "export const FEATURES",
  },
  {
    asks: "When is the audit trail written?",
    page: FIRST,
    file: "platform/framework/storage/transact.ts",
    says: "export const transact",
  },
  {
    asks: "How do I put my own part in place of a generated one?",
    page: "CONTRIBUTING.md",
    file: "src/overrides/system/audit/audit.parts.tsx",
    says: "satisfies PartsOf<Audit>",
  },
];

const paths = (page: string): readonly string[] =>
  [...readSource(page).matchAll(/`([\w./<>-]+)`/g)].map(([, path = ""]) => path.replace(/\/$/, ""));

/** A path with a placeholder, such as `src/overrides/<section>/<resource>`, matches all paths of that form. */
const fits = (path: string, file: string): boolean =>
  new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/<\w+>/g, "[^/]+")}$`).test(file);

describe.each(QUESTIONS)("$asks", ({ page, file, says }) => {
  it(`is answered from ${FIRST} in two steps`, () => {
    if (page !== FIRST) expect(readSource(FIRST)).toContain(`](${page})`);
    const named = paths(page).filter((path) => path.includes("/") && (fits(path, file) || fits(path, dirname(file))));
    expect(named).not.toEqual([]);
  });

  it("is answered by a file that is there", () => {
    expect(existsSync(join(root, file))).toBe(true);
    expect(readSource(file)).toContain(says);
  });
});

it("is asked for ten questions or more", () => {
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(10);
});
