// Fills PostgreSQL with many copies of the demo's devices and wallet lines. Triggers and indexes are dropped before,
// and created again afterwards.
import type { Client } from "pg";

/** An odd factor, so that each number below 2^44 gives a different result. */
const FACTOR = "11400714819";

const withoutIndexes = async (client: Client, table: string, work: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ name: string; made: string }>(
    "select indexname as name, indexdef as made from pg_indexes where tablename = $1 and indexname ~ '^ix_'",
    [table],
  );
  await client.query("set session_replication_role = replica");
  await client.query("set maintenance_work_mem = '768MB'");
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { made } of rows) await client.query(made);
  await client.query(`vacuum analyze ${table}`);
};

/** One device in 5,003 has 海康威视 in its tag. */
export const fillDevices = (client: Client, most: number): Promise<void> =>
  withoutIndexes(client, "device", async () => {
    await client.query(`
      insert into device (uid, mac, tag, pk, device_type, online, state, pair_state, network_type, ver, comp_id, key, lic_code, iccid, ip, zone, gmt_active, gmt_online, gmt_create)
      select left(uid, 6) || h, regexp_replace(h, '(..)(?!$)', '\\1:', 'g'),
        case when n % 5003 = 0 then '海康威视 ' || n % 977 || '号' when n % 3 = 0 then tag || ' ' || n % 9973 else tag end,
        pk, device_type, online, state, pair_state, network_type, ver, comp_id, key, lic_code,
        case when iccid = '' then '' else '898600' || lpad((n * 7919 % 100000000000000)::text, 14, '0') end,
        ip, zone, case when gmt_active = 0 then 0 else gmt_active - (n % 94608000) / 7 end, gmt_online, gmt_create
      from (select one.*, n, upper(lpad(to_hex((n * ${FACTOR}) & ((1::bigint << 44) - 1)), 12, '0')) as h
        from (select *, row_number() over (order by uid) as r, count(*) over () as c from device) as one,
          lateral (select copy * c + r as n from generate_series(1, ${Math.max(1, Math.round(most / 100_000) - 1)}) as copy) as copies) as made`);
  });

export const fillFlows = (client: Client, most: number): Promise<void> =>
  withoutIndexes(client, "money_flow", async () => {
    await client.query(`
      insert into money_flow (comp_id, type, money, money_type, balance, audit_state, order_id, pay_order_id, remark, account_id, audit_remark, gmt_audit, gmt_create)
      select comp_id, type, money, money_type, balance, audit_state, order_id, pay_order_id, remark, account_id, audit_remark, gmt_audit, gmt_create - (copy * 83777 % 94608000)
      from money_flow, generate_series(1, greatest(1, ${most} / greatest(1, (select count(*) from money_flow)))) as copy`);
  });
