import type { GivenOf } from "pilothouse/handles";
import type { resources } from "../../generated/resources";
import { randomBytes } from "node:crypto";
import { noPermissionFailure, type Rules, type Step } from "pilothouse/platform";
import { findByKey, isEmpty, updateRow } from "pilothouse/platform/storage";
import { checkCompanyLimit, checkCompanyRank, companyRank, allowedCompanyTypes } from "./standing";

type Given = GivenOf<typeof resources.company>;

/** @throws Failure 513 if a caller who does not see all companies puts a company at the top of the tree */
const checkTop = ({ caller }: Step, parent: unknown): void => {
  if (isEmpty(parent) && caller.companies !== null) throw noPermissionFailure();
};

/** The company at the top of the tree above `parent`; 0 if there is no parent. */
const topOf = async ({ db, table }: Step<typeof resources.company>, parent: number): Promise<number> => {
  const seen = new Set<number>();
  let top = 0;
  for (let at = parent; at !== 0 && !seen.has(at); at = (await findByKey(db, table, at))?.comp_parent_id ?? 0) {
    seen.add(at);
    top = at;
  }
  return top;
};

const newKey = (): string => `C${randomBytes(4).toString("hex").toUpperCase()}`;

export const companyRules = {
  first: (): Given => ({ comp_key: newKey() }),
  offering: allowedCompanyTypes,
  adding: async (step, values): Promise<Given> => {
    const parent =
      isEmpty(values.comp_parent_id) && step.caller.companies !== null ? step.caller.company : values.comp_parent_id;
    checkTop(step, parent);
    const placed: Given = { ...values, comp_parent_id: parent ?? 0 };
    await checkCompanyRank(step, placed);
    await checkCompanyLimit(step, placed);
    return {
      ...placed,
      comp_top_id: await topOf(step, placed.comp_parent_id ?? 0),
      comp_key: newKey(),
    };
  },
  added: async (step, stored) =>
    isEmpty(stored.comp_top_id)
      ? updateRow(step.db, step.table, stored.comp_id, { comp_top_id: stored.comp_id }, step.now)
      : stored,
  setting: async (step, stored, values): Promise<Given> => {
    const parent = values.comp_parent_id;
    const after = { ...stored, ...values };
    const isMoved = parent !== undefined && parent !== stored.comp_parent_id;
    if (isMoved) checkTop(step, parent);
    if (isMoved || companyRank(after) !== companyRank(stored)) await checkCompanyRank(step, after);
    if (isMoved || after.dk_limit !== stored.dk_limit) await checkCompanyLimit(step, after);
    if (!isMoved) return values;
    return { ...values, comp_top_id: isEmpty(parent) ? stored.comp_id : await topOf(step, parent) };
  },
} satisfies Rules<typeof resources.company>;
