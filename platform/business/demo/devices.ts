// Demo data: products, their firmware, their devices, and the people who use the devices.
import type { DraftOf, ValueOf } from "pilothouse/handles";
import { DAY } from "pilothouse/platform";
import { type Adjust, type AdjustContext, generatedRowsOf, type World } from "pilothouse/platform/demo";
import { isEmpty } from "pilothouse/platform/storage";
import {
  BindAction,
  Carrier,
  DeviceState,
  DeviceType,
  LicenseState,
  LinkType,
  NetworkType,
  OnlineState,
  PairState,
  WakeState,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { creationTimeOf, shiftByGrowth } from "./growth";
import { cardNumber, hexCode } from "./identifiers";
import { productPicture } from "./productPictures";
import { cachePerWorld, findGeneratedRow, generatedKeys, namedRows, setDraftFields } from "./drawn";

export const adjustProduct: Adjust<typeof resources.product> = (row, { world, index }) => {
  const category = findGeneratedRow(world, resources.product_category, row.category);
  row.id = index + 1;
  row.img = productPicture(Number(row.category));
  row.category_name = category?.category_name ?? "";
  row.category_cn_name = category?.category_cn_name ?? "";
  row.comp_name = findGeneratedRow(world, resources.company, row.comp_id)?.comp_name ?? "";
};

/** Version, version code, and the code of the version before. */
const RELEASES = [
  ["3.2.0", 30_200, 30_104],
  ["4.0.1", 40_001, 30_200],
  ["3.1.4", 30_104, 30_012],
  ["3.0.12", 30_012, 0],
] as const;

const FEWEST = 10_000;

/** Gives each product in turn its next firmware, so that every product has some and no version appears twice. */
export const adjustProductVersion: Adjust<typeof resources.product_version> = (
  row,
  { world, index, isGiven, model },
) => {
  if (isGiven) return;
  const given = model.resources.find(({ name }) => name === resources.product_version.table)?.demo.given.length ?? 0;
  const products = generatedKeys(world, resources.product);
  const turn = index - given;
  const release = RELEASES[Math.floor(turn / Math.max(1, products.length))];
  if (!release) return false;
  const [ver, ver_num, before] = release;
  const pk = products[turn % products.length] ?? row.pk;
  setDraftFields(row, { pk, ver, ver_num, min_ver_num: before === 0 ? 0 : FEWEST, max_ver_num: before, batch_id: "" });
};

const versions = cachePerWorld((world) => {
  const of = new Map<unknown, string[]>();
  for (const { pk, ver } of generatedRowsOf(world, resources.product_version))
    of.set(pk, [...(of.get(pk) ?? []), ver ?? ""]);
  return of;
});

/** Devices with cards, as their keys, owners and card numbers. */
export const simCardsOf = (world: World) => namedRows(world, resources.device, "cards");

/** The number of devices with a SIM card, which are the first cellular cameras in use. The other demo cards belong to companies. */
const MOST_CARDS = 180;

const insertCard = (row: DraftOf<typeof resources.device>, world: World): void => {
  const isInUse = row.device_type === DeviceType.cellular_camera && row.state === DeviceState.activated;
  if (isEmpty(row.iccid) && isInUse && simCardsOf(world).length < MOST_CARDS) row.iccid = cardNumber(row.uid ?? "");
  const { uid, comp_id, iccid } = row;
  if (!isEmpty(iccid)) simCardsOf(world).push({ uid, comp_id, iccid });
};

/** The carrier of a card, derived from its number. */
export const carrierOf = (number = ""): ValueOf<typeof Carrier> =>
  Object.values(Carrier)[Number(number.at(-1)) % 5] ?? Carrier.china_mobile;

const APP_KEY_LENGTH = 12;

/** The minimum time from the production of a device to its first use, in seconds. */
export const DELIVERY_TIME = 3 * DAY;

export const adjustDevice: Adjust<typeof resources.device> = (row, { world, isGiven }) => {
  const active = shiftByGrowth(row.gmt_active ?? 0, world.now);
  row.gmt_active = active;
  // Devices are made some days before their activation. A device that is not activated may be new.
  row.gmt_create = row.state === DeviceState.not_activated ? active : active - DELIVERY_TIME - (active % 59) * DAY;
  row.gmt_online = Math.max(active, row.gmt_online ?? 0);
  if (isGiven) return insertCard(row, world);
  const bought = findGeneratedRow(world, resources.product, row.pk);
  const category = findGeneratedRow(world, resources.product_category, bought?.category);
  row.device_type = category?.device_type ?? row.device_type;
  // A device that is not activated, or is disabled, is offline and belongs to nobody.
  if (row.state !== DeviceState.activated)
    setDraftFields(row, { online: OnlineState.offline, pair_state: PairState.not_paired });
  if (row.state === DeviceState.not_activated)
    setDraftFields(row, { gmt_active: 0, gmt_online: 0, ip: "", network_type: NetworkType.unknown });
  insertCard(row, world);
  const known = versions(world).get(row.pk) ?? [];
  row.ver = known[active % Math.max(1, known.length)] ?? "";
};

export const adjustApp: Adjust<typeof resources.app> = (row, { world, isGiven }) => {
  row.comp_name = findGeneratedRow(world, resources.company, row.comp_id)?.comp_name ?? "";
  if (isGiven) return;
  const bundle = `com.example.${row.name?.toLowerCase().replaceAll(/[^a-z]/g, "") || "app"}${row.id}`;
  setDraftFields(row, { package_name_ios: bundle, package_name_android: bundle });
  row.app_key_ios = hexCode(`${bundle} ios`, APP_KEY_LENGTH);
  row.app_key_android = hexCode(`${bundle} android`, APP_KEY_LENGTH);
};

/** The details of an app have its package name. */
export const adjustAppDetail: Adjust<typeof resources.app_detail> = (row, { world }) => {
  row.app_packet = findGeneratedRow(world, resources.app, row.app_id)?.package_name_android ?? "";
};

/** Gives the row the app of its user. */
export const setAppOfUser = (
  row: DraftOf<typeof resources.app_device>,
  { world }: Pick<AdjustContext, "world">,
): void => {
  const user = findGeneratedRow(world, resources.app_user, row.user_id);
  if (user && row.app_id !== undefined) row.app_id = user.app_id;
};

/** Takes a device that a user has, because alarms and shares exist only for such devices. */
const owned = (row: DraftOf<typeof resources.app_device>, { world, index }: AdjustContext): void => {
  const bound = generatedRowsOf(world, resources.app_device);
  const one = bound[index % Math.max(1, bound.length)];
  if (one) setDraftFields(row, { uid: one.uid, user_id: one.user_id });
};

export const adjustDeviceShare: Adjust<typeof resources.device_share> = (row, at) => {
  owned(row, at);
  const others = generatedKeys(at.world, resources.app_user).filter((key) => key !== row.user_id);
  if (row.share_user_id === row.user_id) row.share_user_id = others[at.index % Math.max(1, others.length)] ?? "";
  const isTwice = generatedRowsOf(at.world, resources.device_share).some(
    (other) => other.uid === row.uid && other.share_user_id === row.share_user_id,
  );
  return !isTwice;
};

/** Alarms are about devices that users have in their apps. They are from the last month, because older ones are purged. */
export const adjustAlarm: Adjust<typeof resources.alarm_log> = (row, { world, index }) => {
  const bound = generatedRowsOf(world, resources.app_device);
  const one = bound[index % Math.max(1, bound.length)];
  if (one) setDraftFields(row, { uid: one.uid, app_id: one.app_id });
  row.gmt_create = Math.round(world.now - (world.now - creationTimeOf(row)) / 24);
};

/** A bind event belongs to the current user of a device. Other events belong to earlier users. */
export const adjustDeviceBind: Adjust<typeof resources.device_bind> = (row, { world, index }) => {
  const bound = generatedRowsOf(world, resources.app_device);
  const one = row.action === BindAction.bound ? bound[index % Math.max(1, bound.length)] : undefined;
  if (one)
    setDraftFields(row, { uid: one.uid, user_id: one.user_id, app_id: one.app_id, gmt_create: creationTimeOf(one) });
  else setAppOfUser(row, { world });
  const isStillOwned = bound.some(({ uid, user_id }) => uid === row.uid && user_id === row.user_id);
  return one !== undefined || (row.action !== BindAction.bound && !isStillOwned);
};

/** A licence is granted to at most one device at a time. */
export const adjustLicense: Adjust<typeof resources.license> = (row, { world }) => {
  if (row.state === LicenseState.free) setDraftFields(row, { uid: "", grant_mac: "", gmt_grant: 0 });
  const isTaken = !isEmpty(row.uid) && generatedRowsOf(world, resources.license).some(({ uid }) => uid === row.uid);
  if ((row.gmt_grant ?? 0) > 0) row.gmt_create = Math.min(creationTimeOf(row), row.gmt_grant ?? 0);
  return !isTaken;
};

/** A device woken today was woken moments ago. A waking device began to wake a few seconds ago. */
export const adjustWake: Adjust<typeof resources.wake> = (row, { world, index }) => {
  if (row.state === WakeState.waking) row.gmt_wake = world.now - (index % 10);
  else if ((row.count ?? 0) > 0) row.gmt_wake = world.now - 60 - (index % 50) * 5;
};

/** A card in a device belongs to the company of the device. Any other card belongs to the company that it is linked to. */
export const adjustIccid: Adjust<typeof resources.iccid> = (row, { world, index }) => {
  const card = simCardsOf(world)[index];
  if (card)
    setDraftFields(row, {
      iccid: card.iccid,
      link_type: LinkType.device,
      link_id: card.uid,
      comp_id: card.comp_id,
    });
  else setDraftFields(row, { link_type: LinkType.company, link_id: String(row.comp_id) });
  row.network_type = carrierOf(row.iccid);
};
