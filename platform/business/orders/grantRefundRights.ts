// Stores of older versions have one right for refunds. This upgrade adds a separate right to decide on refunds, and
// grants it to those who had the old right. It also lets those who may request refunds see them.
import { sql } from "kysely";
import { storedColumnNames, type Upgrade } from "pilothouse/platform/storage";
import { MenuType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { typedDatabase } from "../database";

const SEES = "product.refund";
const ASKS = "vas.order.refund";
const DECIDES = "product.refund.decide";
/** The tables of grants to roles and API keys. */
const GRANTS = ["role__menu_ids", "access_key__menu_ids"];

export const grantRefundRights: Upgrade = async (engine, db) => {
  const { menu } = resources;
  if ((await storedColumnNames(engine, db, menu.table)).size === 0) return;
  const known = await typedDatabase(db)
    .selectFrom(menu.table)
    .select(["menu_id", "menu_key"])
    .where("menu_key", "in", [SEES, ASKS, DECIDES])
    .execute();
  const keyOf = (key: string) => known.find(({ menu_key }) => menu_key === key)?.menu_id;
  const sees = keyOf(SEES);
  if (sees === undefined || keyOf(DECIDES) !== undefined) return;
  const row = { menu_key: DECIDES, menu_name: "Decide on refunds", menu_cn_name: "审批退款", menu_parent_id: sees };
  const { menu_id } = await typedDatabase(db)
    .insertInto(menu.table)
    .values({ ...row, type: MenuType.action, sort: 1 })
    .returning("menu_id")
    .executeTakeFirstOrThrow();
  const grant = async (held: unknown, given: unknown) => {
    for (const table of GRANTS.map((name) => sql.table(name)))
      await sql`insert into ${table} (owner, item, place) select owner, ${given}, max(place) + 1 from ${table} where owner in (select owner from ${table} where item = ${held}) and owner not in (select owner from ${table} where item = ${given}) group by owner`.execute(
        db,
      );
  };
  await grant(sees, menu_id);
  if (keyOf(ASKS) !== undefined) await grant(keyOf(ASKS), sees);
};
