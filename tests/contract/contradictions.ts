// Queries that find demo rows which contradict each other. Each query counts such rows.

/** The time at which the demo data of the test was created. */
export const NOW = 1_800_000_000;

/** `largest` is the largest recharge of each currency. `isNumbered` tests in SQL whether a name ends in a number. */
export const contradictionQueries = (
  largest: readonly (readonly [string, unknown])[],
  isNumbered: string,
): Readonly<Record<string, string>> => ({
  "a sold order that waits for a delivery which nobody of its seller, or of a company above it, may make":
    "with recursive above(comp_id, upper) as (select comp_id, comp_id from company union all select a.comp_id, c.comp_parent_id from above a join company c on c.comp_id = a.upper where c.comp_parent_id > 0) select count(*) as n from \"order\" o where o.order_state = 2 and not exists (select 1 from above a join account u on u.comp_id = a.upper and (u.scope = 2 or a.upper = a.comp_id) and u.state = 1 join role__menu_ids r on r.owner = u.role_id join menu m on m.menu_id = r.item and m.menu_key = 'vas.order.deliver' where a.comp_id = o.seller_id)",
  "an order without the refund it tells of, or with two":
    'select count(*) as n from "order" o where o.refund_state <> 0 and (select count(*) from refund r where r.order_id = o.order_id) <> 1',
  "a refund that says otherwise than its order":
    'select count(*) as n from refund r left join "order" o on o.order_id = r.order_id where o.order_id is null or o.refund_state <> r.state or o.price <> r.amount or o.fee_type <> r.fee_type or o.seller_id <> r.comp_id or o.refund_reason <> r.reason',
  "a refund decided when it was requested, or earlier":
    "select count(*) as n from refund where gmt_decided > 0 and gmt_decided <= gmt_create",
  "a refund of what was never paid, or before it was":
    'select count(*) as n from refund r join "order" o on o.order_id = r.order_id where o.order_state not in (2, 3) or o.price = 0 or r.gmt_create < o.gmt_pay',
  "a refund paid back at no time, or refused at one":
    "select count(*) as n from refund where (state = 2) <> (gmt_refund > 0) or (gmt_refund > 0 and gmt_refund < gmt_create)",
  "an order paid without a time, or not paid with one":
    'select count(*) as n from "order" where (order_state in (2, 3)) <> (gmt_pay > 0)',
  "an order delivered without a time, or at a time before it was paid, or not delivered with one":
    'select count(*) as n from "order" where (order_state = 3) <> (gmt_delivered > 0) or (gmt_delivered > 0 and gmt_delivered < gmt_pay)',
  "a refund decided by nobody, at no time, or by the person who requested it, or decided while it waits":
    "select count(*) as n from refund where (state <> 1) <> (gmt_decided > 0) or (state <> 1) <> (coalesce(decided_by, 0) > 0) or (state = 2 and (decided_by = account_id or gmt_decided <> gmt_refund))",
  "a step of an order or a refund at another time than its history":
    "select (select count(*) from audit a join \"order\" o on o.order_id = a.record_key where a.record_of = 'order' and ((a.call = 'order.deliver' and a.gmt_create <> o.gmt_delivered) or (a.call = 'order.pay' and a.gmt_create <> o.gmt_create))) + (select count(*) from audit a join refund r on cast(r.id as text) = a.record_key where a.record_of = 'refund' and a.call = 'refund.set' and (a.gmt_create <> r.gmt_decided or a.account_id <> r.decided_by)) as n",
  "an order that its history says somebody of another company placed":
    "select count(*) as n from audit a join \"order\" o on o.order_id = a.record_key join account u on u.id = a.account_id where a.record_of = 'order' and a.call = 'order.pay' and u.comp_id <> o.comp_id",
  "an order that costs otherwise than its goods":
    "select count(*) as n from \"order\" o join goods g on g.id = o.spec_id where o.type <> 3 and o.pay_type <> 5 and o.price <> o.count * case o.fee_type when 'rmb' then g.rmb when 'usd' then g.usd when 'inr' then g.inr else g.jpy end",
  "half a yen": ["order", "cloud_order", "iot_order", "live_order"]
    .map((name) => `select price as amount, fee_type as currency from "${name}"`)
    .concat("select amount, fee_type from refund", "select money, money_type from pay_order")
    .concat(
      "select money, money_type from money_flow",
      "select money, money_type from money",
      "select jpy, 'jpy' from goods",
    )
    .join(" union all ")
    .replace(/.*/s, "select count(*) as n from ($&) a where currency = 'jpy' and amount % 100 <> 0"),
  "an order of goods that the app's shop does not have":
    'select count(*) as n from "order" o where o.pay_type <> 5 and exists (select 1 from shop_goods s where s.app_id = o.app_id) and not exists (select 1 from shop_goods s where s.app_id = o.app_id and s.goods_id = o.spec_id)',
  "an order in another app than the user's":
    'select count(*) as n from "order" o join app_user u on u.user_id = o.user_id where u.app_id <> o.app_id',
  "an order of another company than the device's":
    'select count(*) as n from "order" o join device d on d.uid = o.uid where o.pay_type <> 5 and d.comp_id <> o.comp_id',
  "a device in another state than the device itself":
    "select count(*) as n from device_state s join device d on d.uid = s.uid where s.online <> d.online or (s.online = 0 and s.signal > 0) or (s.gmt_online = 0 and (s.ip <> '' or s.srv <> '')) or s.network_type <> d.network_type or s.pk <> d.pk or s.comp_id <> d.comp_id or s.zone <> d.zone",
  "a device that is online without being activated": "select count(*) as n from device where online = 1 and state <> 2",
  "a device with firmware that its product never had":
    "select count(*) as n from device d where not exists (select 1 from product_version v where v.pk = d.pk and v.ver = d.ver)",
  "a device that somebody has and that is not paired":
    "select count(*) as n from app_device a join device d on d.uid = a.uid where d.pair_state <> 1 or d.state <> 2",
  "a device that is paired though nobody has it":
    "select count(*) as n from device d where d.pair_state = 1 and not exists (select 1 from app_device a where a.uid = d.uid)",
  "firmware whose code is not its name's":
    "select count(*) as n from product_version a join product_version b on a.ver = b.ver and a.ver_num <> b.ver_num",
  "an answer of support that nobody wrote, or of somebody else that a person of support wrote":
    "select count(*) as n from feedback_detail where (sender = 2) <> (coalesce(account_id, 0) > 0)",
  "a conversation handed over to another person than the one who handles it, or by that person":
    "select count(*) as n from feedback_note n join feedback f on f.id = n.feedback_id where n.type = 2 and (n.receiver_id <> f.account_id or n.account_id = n.receiver_id)",
  "a licence granted to another device than it says":
    "select count(*) as n from license l join device d on d.uid = l.uid where l.grant_mac <> d.mac or l.comp_id <> d.comp_id",
  "a licence that is granted to nothing, or free and granted, or two of one device":
    "select (select count(*) from license where (state = 1) = (coalesce(uid, '') <> '') or (state = 1) = (grant_mac <> '') or (state = 1) = (gmt_grant > 0)) + (select count(*) - count(distinct uid) from license where coalesce(uid, '') <> '') as n",
  "a batch of codes that counts other than its codes":
    "select count(*) as n from cdk_order o where o.number <> (select count(*) from cdk c where c.batch_id = o.id) or o.used <> (select count(*) from cdk c where c.batch_id = o.id and c.state = 2)",
  "a code of other goods or another company than its batch, or that lasts longer":
    "select count(*) as n from cdk c join cdk_order o on o.id = c.batch_id where c.comp_id <> o.comp_id or (c.spec_id <> o.spec_id and c.spec_id <> 0) or c.gmt_expire > o.gmt_expire",
  "a code that is used by nobody, or not used by somebody":
    "select count(*) as n from cdk where (state = 2) <> (gmt_use > 0) or (state = 2) <> (uid is not null) or (state = 2) <> (user_id is not null)",
  "a balance that is not the sum of its flow":
    "select count(*) as n from money m where m.money <> coalesce((select sum(f.money) from money_flow f where f.comp_id = m.comp_id and f.money_type = m.money_type), 0)",
  "a line of the flow without a counterpart, or two of one":
    "select count(*) - count(distinct nullif(counterpart, '')) as n from money_flow",
  "a recharge of no payment, or a paid recharge that the flow does not have":
    "select (select count(*) from money_flow f left join pay_order p on p.pay_order_id = f.pay_order_id where f.type = 1 and (p.state is null or p.state <> 3 or p.purpose <> 1 or p.money <> f.money or p.money_type <> f.money_type or p.comp_id <> f.comp_id)) + (select count(*) from pay_order p where p.purpose = 1 and p.state = 3 and not exists (select 1 from money_flow f where f.pay_order_id = p.pay_order_id)) as n",
  "a paid order whose sale did not credit its seller, or a sale of none such":
    'select (select count(*) from "order" o where o.order_state in (2, 3) and o.price > 0 and not exists (select 1 from money_flow f where f.type = 5 and f.order_id = o.order_id and f.money = o.price and f.money_type = o.fee_type and f.comp_id = o.seller_id)) + (select count(*) from money_flow f left join "order" o on o.order_id = f.order_id where f.type = 5 and (o.order_id is null or o.gmt_pay <> f.gmt_create)) as n',
  "an order that a payment platform collected without a payment":
    'select count(*) as n from "order" o where o.order_state in (2, 3) and o.price > 0 and o.pay_type not in (0, 4, 5) and not exists (select 1 from pay_order p where p.pay_order_id = o.pay_order_id and p.order_id = o.order_id and p.state = 3 and p.money = o.price)',
  "a refund that waits and could not be paid out":
    "select count(*) as n from (select comp_id, fee_type, sum(amount) as wanted from refund where state = 1 group by comp_id, fee_type) r left join money m on m.comp_id = r.comp_id and m.money_type = r.fee_type where coalesce(m.money, 0) < r.wanted",
  "an unpaid order of more than a day":
    'select count(*) as n from "order" where order_state = 1 and gmt_create < 1800000000 - 86400',
  "a flow of no wallet":
    "select count(*) as n from money_flow f where not exists (select 1 from money m where m.comp_id = f.comp_id and m.money_type = f.money_type)",
  "a balance below zero": "select count(*) as n from money_flow where balance < 0",
  "a recharge beyond what anybody may recharge": `select count(*) as n from money_flow where type = 1 and (${largest
    .map(([currency, most]) => `money_type = '${currency}' and money > ${Number(most) * 100}`)
    .join(" or ")})`,
  "an account whose days of validity say otherwise than its last day":
    "select count(*) as n from account where (validity_time > 0 and gmt_validity = 0) or (validity_time > 0 and (gmt_validity - validity_time * 86400 > 1800000000 or gmt_validity - validity_time * 86400 < gmt_create))",
  "a device that was active or online though it is not activated":
    "select count(*) as n from device where state = 1 and (gmt_active > 0 or gmt_online > 0 or online = 1 or pair_state = 1)",
  "an activated device without the times of it, or with times out of order":
    "select count(*) as n from device where state <> 1 and (gmt_active = 0 or gmt_create > gmt_active or gmt_active > gmt_online or gmt_online > 1800000000)",
  "a device that came online and went offline in another order than its state says":
    "select count(*) as n from device_state s join device d on d.uid = s.uid where s.gmt_online <> d.gmt_online or (s.gmt_online = 0 and s.gmt_offline > 0) or (s.online = 1 and s.gmt_offline >= s.gmt_online) or (s.online = 0 and s.gmt_offline < s.gmt_online) or s.gmt_offline > 1800000000",
  "a device that somebody had before it was activated":
    "select count(*) as n from app_device a join device d on d.uid = a.uid where a.gmt_create < d.gmt_active",
  "firmware that another number of devices runs than it says, or more than may have it":
    'select count(*) as n from product_version v where v.count <> (select count(*) from device d where d.pk = v.pk and d.ver = v.ver) or (v."limit" > 0 and v.count > v."limit")',
  "a purchase that its order does not tell of":
    'select count(*) as n from money_flow f left join "order" o on o.order_id = f.order_id where f.type = 2 and (o.order_id is null or o.pay_type <> 4 or o.price <> -f.money or o.fee_type <> f.money_type or o.comp_id <> f.comp_id)',
  "a successful refund that moved no money":
    "select count(*) as n from refund r where r.state = 2 and (select count(*) from money_flow f where f.order_id = r.order_id and f.type = 4 and f.money = -r.amount and f.comp_id = r.comp_id) <> 1",
  "an audit of what is no withdrawal, or a withdrawal without":
    "select count(*) as n from money_flow where (type = 3) <> (audit_state > 0) or (audit_state > 1) <> (first_audit_id is not null) or (audit_state > 3) <> (second_audit_id is not null) or (audit_state > 1) <> (gmt_audit > 0)",
  "a withdrawal audited twice by one person, or by whoever asked":
    "select count(*) as n from money_flow where type = 3 and (first_audit_id = second_audit_id or account_id in (first_audit_id, second_audit_id))",
  "a failed withdrawal that did not come back":
    "select count(*) as n from money_flow w where w.audit_state in (3, 5) and not exists (select 1 from money_flow f where f.type = 4 and f.counterpart = 'withdrawal:' || w.id and f.comp_id = w.comp_id and f.money = -w.money and f.id > w.id)",
  "an import whose counts do not add up":
    "select count(*) as n from device_import where done <> created + existing + failed or done > total or (state = 3 and done <> total)",
  "a user who has other than so many devices":
    "select count(*) as n from app_user u where u.devices <> (select count(*) from app_device a where a.user_id = u.user_id)",
  "a device in an app shared other than so often":
    "select count(*) as n from app_device a where a.shares <> (select count(*) from device_share s where s.uid = a.uid and s.user_id = a.user_id)",
  "a share of a device that the sharer does not have, or with themselves":
    "select count(*) as n from device_share s where s.user_id = s.share_user_id or not exists (select 1 from app_device a where a.uid = s.uid and a.user_id = s.user_id)",
  "an app or a product whose company has another name":
    "select (select count(*) from app a join company c on c.comp_id = a.comp_id where c.comp_name <> a.comp_name) + (select count(*) from product p join company c on c.comp_id = p.comp_id where c.comp_name <> p.comp_name) as n",
  "a company named by a number, or of one country in the script of another": `select count(*) as n from company where ${isNumbered} or (country = '中国') <> (comp_phone_area = '+86')`,
  "a company named like another": "select count(*) - count(distinct comp_name) as n from company",
  "a service of no delivered order, or another than its order says, or a delivered order without its service": [
    ["cloud_order", 1],
    ["iot_order", 2],
    ["live_order", 3],
  ]
    .map(
      ([of, type]) =>
        `(select count(*) from ${of} s left join "order" o on o.order_id = s.order_id where o.order_id is null or o.order_state <> 3 or s.uid <> o.uid or s.spec_id <> o.spec_id or s.comp_id <> o.comp_id or s.price <> o.price or s.fee_type <> o.fee_type or s.pay_type <> o.pay_type) + (select count(*) from "order" o join goods g on g.id = o.spec_id where o.order_state = 3 and g.type = ${type} and not exists (select 1 from ${of} s where s.order_id = o.order_id))`,
    )
    .join(" + ")
    .replace(/.*/s, "select $& as n"),
  "a service that runs though its order was refunded, or ended though it was not": [
    "cloud_order",
    "iot_order",
    "live_order",
  ]
    .map(
      (of) =>
        `(select count(*) from ${of} s join "order" o on o.order_id = s.order_id where s.order_state not in (3, 5) or (o.refund_state = 2) <> (s.order_state = 5) or (s.order_state = 5 and s.gmt_end > ${NOW}) or s.gmt_end < o.gmt_pay)`,
    )
    .join(" + ")
    .replace(/.*/s, "select $& as n"),
  "a card in a device that has another, of another company or carrier, or with more data used than it may":
    "select (select count(*) from iot_order o join device d on d.uid = o.uid where d.iccid <> o.iccid or (o.traffic > 0 and o.used > o.traffic)) + (select count(*) from iccid i left join device d on d.uid = i.link_id where i.link_type = 4 and (d.uid is null or d.iccid <> i.iccid or d.comp_id <> i.comp_id)) + (select count(*) from iccid where link_type = 1 and link_id <> cast(comp_id as text)) + (select count(*) from iccid i join iot_order o on o.iccid = i.iccid where o.network_type <> i.network_type) + (select count(*) - count(distinct iccid) from device where iccid <> '') as n",
  "a code that was used outside its zone, or before its batch, or after its last day":
    "select count(*) as n from cdk c join cdk_order o on o.id = c.batch_id left join device d on d.uid = c.uid where c.state = 2 and ((coalesce(o.use_zone, '') <> '' and d.zone <> o.use_zone) or c.gmt_use < o.gmt_create or (c.gmt_expire > 0 and c.gmt_use > c.gmt_expire))",
  "a used code without its order, or an order by a code that says otherwise":
    'select (select count(*) from cdk c where c.state = 2 and (select count(*) from "order" o where o.link_id = c.cdk) <> 1) + (select count(*) from "order" o left join cdk c on c.cdk = o.link_id where o.pay_type = 5 and (c.cdk is null or c.state <> 2 or c.uid <> o.uid or c.user_id <> o.user_id or c.spec_id <> o.spec_id or c.gmt_use <> o.gmt_pay or o.order_state <> 3)) as n',
  "a message that was sent at no time, or not sent at one": [
    ["outbox", 2],
    ["push_record", 3],
    ["alarm_push", 3],
  ]
    .map(([of, sent]) => `(select count(*) from ${of} where (state = ${sent}) <> (gmt_send > 0))`)
    .join(" + ")
    .replace(/.*/s, "select $& as n"),
  "a push that is being sent since more than a day": `select (select count(*) from push_record where state = 2 and gmt_create < ${NOW - 86_400}) + (select count(*) from alarm_push where state = 2 and gmt_create < ${NOW - 86_400}) as n`,
  "a push by another channel or type than its template's, through another carrier, or of another company than its app":
    "select count(*) as n from push_record p join push_template t on t.id = p.template_id left join push_platform c on c.id = p.platform_id left join app a on a.id = p.app_id where t.notify_type <> p.notify_type or t.type <> p.type or (t.title not like '%{{%' and t.title <> p.title) or p.title like '%{{%' or p.body like '%{{%' or a.comp_id <> p.comp_id or (p.notify_type = 3) <> (p.receiver like 'u%') or (p.notify_type = 1) <> (p.receiver like '%@%') or c.type <> case p.notify_type when 4 then 3 else p.notify_type end",
  "a push of no alarm, or to somebody who does not have the device":
    "select count(*) as n from alarm_push p where not exists (select 1 from alarm_log l where l.uid = p.uid and l.type = p.type and l.gmt_create = p.gmt_create) or not exists (select 1 from app_device a where a.uid = p.uid and a.user_id = p.user_id)",
  "something that happened to a device before it was activated": [
    "alarm_log",
    "alarm_push",
    "device_log",
    "device_bind",
    "app_device",
  ]
    .map(
      (of) =>
        `(select count(*) from ${of} a join device d on d.uid = a.uid where d.gmt_active = 0 or a.gmt_create < d.gmt_active)`,
    )
    .join(" + ")
    .replace(/.*/s, "select $& as n"),
  "a device that was bound by somebody who does not have it, or given up by somebody who has":
    "select count(*) as n from device_bind b where (b.action = 1) <> exists (select 1 from app_device a where a.uid = b.uid and a.user_id = b.user_id)",
  "a device that is awake and offline, or woken before it was activated, or today and long ago": `select count(*) as n from wake w join device d on d.uid = w.uid where (w.state = 3) <> (d.online = 1) or d.gmt_active = 0 or w.gmt_wake < d.gmt_active or (w.count > 0 and w.gmt_wake < ${NOW - 86_400}) or (w.state = 2 and w.gmt_wake < ${NOW - 60})`,
  "a duplicate that was decided otherwise than its device says":
    "select count(*) as n from device_duplicate u join device d on d.uid = u.uid where (u.state = 3) <> (d.mac = u.new_mac) or (u.state <> 3 and d.mac <> u.mac) or (u.state = 4 and d.state <> 3)",
  "an address of a device that was never online":
    "select count(*) as n from device where gmt_online = 0 and (ip <> '' or network_type <> 0)",
  "feedback that waits though it was answered, that nobody handles, or whose last reply is another":
    "select count(*) as n from feedback f where (f.state = 1) <> (coalesce(f.account_id, 0) = 0) or (f.state = 1 and exists (select 1 from feedback_detail d where d.title_id = f.id and d.sender = 2)) or f.gmt_update <> coalesce((select max(d.gmt_create) from feedback_detail d where d.title_id = f.id), f.gmt_create)",
  "a task that never ran and has a time of that, or does not run and has a next time":
    "select count(*) as n from cron where (result = 0) <> (gmt_run = 0) or (result = 0 and affected > 0) or (state = 2 and gmt_next > 0)",
  "a service that is offline and well, or ill without an alert": `select (select count(*) from service_registry where state = 2 and health_state = 1) + (select count(*) from service_registry where (state = 1) <> (gmt_update > ${NOW - 86_400})) + (select count(*) from service_node where (health_state = 1) <> (warning_state = 0)) as n`,
  "a room that somebody lives in without an owner, or an empty one with":
    "select count(*) as n from room r where (r.state in (2, 3) and not exists (select 1 from owner o where o.room_id = r.id)) or (r.state = 1 and exists (select 1 from owner o where o.room_id = r.id))",
  "a floor above the highest of its building":
    "select count(*) as n from floor f join building b on b.id = f.building_id where f.number > b.floors",
  "a binding of another type than its order's, or before it":
    'select count(*) as n from order_bind b join "order" o on o.order_id = b.order_id where b.type <> o.type or b.gmt_create < o.gmt_create',
  "a deleted user who has devices": "select count(*) as n from app_user where state = 3 and devices > 0",
  "an account that signed in after its last day, or a program that signed in":
    "select count(*) as n from account where (gmt_validity > 0 and gmt_login > gmt_validity) or (service = 1 and gmt_login > 0)",
  "a datacenter that is not deployed and has the open platform deployed":
    "select count(*) as n from datacenter where state = 2 and deploy_open = 1",
});
