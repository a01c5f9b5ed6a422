// User statistics: registrations by day, by app and by region.
import type { FieldOf, RowOf, StoredHandle, GivenOf } from "pilothouse/handles";
import type { Answer, SignedRequest } from "pilothouse/platform";
import { keyOf, oneOf, readRows, type Table, tableFor, whereOf } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { daysCondition, countBy, countByDay, countWhere, visibleConditions } from "./counting";
import type { CountGroup } from "./counting";
import { readPeriod } from "./period";

const MOMENT = "gmt_create" satisfies FieldOf<typeof resources.app_user>;
const MOST = 10;

/**
 * `data`: `total` users, `registered` ones in the range, `days` of { day, count }, `apps` and `regions` of { key, name,
 * count }, largest first. Groups after the tenth are added up under the key "".
 */
export const answerUserStatistics = async (
  request: SignedRequest<GivenOf<typeof resources.statistics>>,
): Promise<Answer> => {
  const { platform, caller, language } = request;
  const { days, params } = readPeriod(request);
  const table = tableFor(platform, resources.app_user);
  const conditions = visibleConditions(platform, table, caller, params);
  const { db } = platform.store;
  const registered = [...conditions, ...daysCondition(table, MOMENT, days)];
  const named = async <Of extends StoredHandle>(
    groups: readonly CountGroup[],
    of: Table<Of>,
    titleOf: (row: RowOf<Of>) => string,
  ) => {
    const first = groups.slice(0, MOST);
    const keys = first.map(({ key }) => key);
    const rows = await readRows(db, of, whereOf([oneOf(of.key, keys)]));
    const names = new Map<unknown, string>(rows.map((row) => [keyOf(of, row), titleOf(row)]));
    const rest = groups.slice(MOST).reduce((sum, { count }) => sum + count, 0);
    return [
      ...first.map((group) => ({ ...group, name: names.get(group.key) || String(group.key) })),
      ...(rest > 0 ? [{ key: "", name: "", count: rest }] : []),
    ];
  };
  const data = {
    total: await countWhere(db, table, conditions),
    registered: await countWhere(db, table, registered),
    days: await countByDay(db, table, MOMENT, days, conditions),
    apps: await named(
      await countBy(db, table, "app_id", registered),
      tableFor(platform, resources.app),
      ({ name }) => name,
    ),
    regions: await named(
      await countBy(db, table, "zone", registered),
      tableFor(platform, resources.zone),
      ({ name, cn_name }) => (language.startsWith("zh") ? cn_name : name),
    ),
  };
  return { data, count: data.days.length };
};
