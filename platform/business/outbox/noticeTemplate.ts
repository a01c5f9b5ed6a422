// Finds the notice template for an occasion: the template of the company, or of the nearest company above it that has
// one. It is in the receiver's language or, if that is missing, in English.
import type { RowOf, ValueOf } from "pilothouse/handles";
import { findCompaniesAbove, type Reading } from "pilothouse/platform";
import { columnFor, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import { Language, type NoticeTemplateType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";

type Template = RowOf<typeof resources.notice_template>;

/** Null if none of these companies has a template for the occasion. Then nobody is notified. */
export const findNoticeTemplate = async (
  reading: Reading,
  type: ValueOf<typeof NoticeTemplateType>,
  { comp_id, lang }: Pick<Template, "comp_id" | "lang">,
): Promise<Template | null> => {
  const table = tableFor(reading.platform, resources.notice_template);
  const line = [comp_id, ...(await findCompaniesAbove(reading, comp_id))];
  const wanted = whereOf([oneOf(columnFor(table, "type"), [type]), oneOf(columnFor(table, "comp_id"), line)]);
  const rows = await readRows(reading.db, table, wanted);
  const rank = (row: Template): number =>
    line.indexOf(row.comp_id) * 3 + (row.lang === lang ? 0 : row.lang === Language.en ? 1 : 2);
  return rows.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
};
