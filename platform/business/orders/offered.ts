// The goods that an account may order: those on sale of the companies above its own, and those within its own reach.
import type { ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  answerChoices,
  findCompaniesAbove,
  outsideTransaction,
  callerReaches,
  type SignedRequest,
} from "pilothouse/platform";
import { columnFor, decodeRow, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import { SaleState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { pricesOf } from "./priceOf";
import { remainingStocks } from "./stock";

export const listOfferedGoods = async (
  request: SignedRequest<ParamsOf<typeof resources.goods, "offered">>,
): Promise<Answer> => {
  const { platform, caller } = request;
  const reading = outsideTransaction(platform);
  const table = tableFor(platform, resources.goods);
  const rows = await readRows(reading.db, table, whereOf([oneOf(columnFor(table, "state"), [SaleState.on_sale])]));
  const sells = new Map<number, boolean>();
  const suppliers = await findCompaniesAbove(reading, caller.company);
  for (const row of rows)
    if (!sells.has(row.comp_id))
      sells.set(row.comp_id, suppliers.includes(row.comp_id) || (await callerReaches(reading, table, caller, row)));
  const offered = rows.filter(({ comp_id }) => sells.get(comp_id) === true);
  const left = await remainingStocks(reading, offered, { comp_id: caller.company });
  return answerChoices(request, table, offered, (row) => {
    const { type, month, limit } = decodeRow(table, row);
    const { stock = null } = left.get(row.id) ?? {};
    return {
      row_facts: {
        ...{ type, month },
        ...(stock !== null && { stock }),
        ...(limit > 0 && { limit }),
        ...pricesOf(table, row),
      },
    };
  });
};
