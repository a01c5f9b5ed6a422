// Finds the push platform and the template for a message. The nearest push binding names both.
import type { RowOf, ValueOf } from "pilothouse/handles";
import { findCompaniesAbove, type Reading } from "pilothouse/platform";
import { columnFor, findByKey, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import {
  AreaType,
  LinkType,
  type MessageTemplateType,
  NotifyType,
  OpenState,
  PushMode,
  PushPlatformType,
} from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import type { OutboxMessage } from "./post";

type PushPlatform = RowOf<typeof resources.push_platform>;
type PushTemplate = RowOf<typeof resources.push_template>;
type User = RowOf<typeof resources.app_user>;
type Device = RowOf<typeof resources.device>;

export interface MessageRoute {
  readonly platform: PushPlatform;
  /** Null if the binding's template is for another channel. */
  readonly template: PushTemplate | null;
}

interface Carried {
  readonly message: ValueOf<typeof MessageTemplateType>;
  readonly channel: OutboxMessage["channel"];
  readonly user: User;
  /** The company that sends the message. */
  readonly comp_id: number;
  /** The device that the message is about. */
  readonly device?: Pick<Device, "uid" | "pk"> | undefined;
}

const CARRIERS = new Map<OutboxMessage["channel"], ValueOf<typeof PushPlatformType>>([
  [NotifyType.email, PushPlatformType.email],
  [NotifyType.text_message, PushPlatformType.text_message],
  [NotifyType.voice_call, PushPlatformType.voice_call],
]);

const CHINA = "+86";

/** Whether the platform is enabled, has this channel, and serves the region of the user. */
const reachesUser = (platform: PushPlatform, { channel, user }: Carried): boolean => {
  if (platform.state !== OpenState.enabled || platform.type !== CARRIERS.get(channel)) return false;
  if (platform.zone !== "" && platform.zone !== user.zone) return false;
  if (channel === NotifyType.email || platform.area_type === AreaType.everywhere) return true;
  return (user.user_phone_area === CHINA) === (platform.area_type === AreaType.domestic);
};

type Link = readonly [type: ValueOf<typeof LinkType>, id: string];

/**
 * The things that a binding may name, nearest first: the user, the device, its product, the app, the company and those
 * above it.
 */
const linksOf = async (reading: Reading, { user, device, comp_id }: Carried): Promise<readonly Link[]> => {
  const companies = [comp_id, ...(await findCompaniesAbove(reading, comp_id))];
  const ofDevice: readonly Link[] =
    device === undefined
      ? []
      : [
          [LinkType.device, device.uid],
          [LinkType.product, device.pk],
        ];
  return [
    [LinkType.user, user.user_id],
    ...ofDevice,
    [LinkType.app, String(user.app_id)],
    ...companies.map((company): Link => [LinkType.company, String(company)]),
  ];
};

/** Null if no binding leads to a platform that reaches the user. */
export const findRoute = async (reading: Reading, carried: Carried): Promise<MessageRoute | null> => {
  const { platform, db } = reading;
  if (!CARRIERS.has(carried.channel)) return null;
  const table = tableFor(platform, resources.push_binding);
  const links = await linksOf(reading, carried);
  const wanted = [
    oneOf(columnFor(table, "type"), [carried.message]),
    oneOf(columnFor(table, "link_id"), [...new Set(links.map(([, id]) => id))]),
  ];
  const bindings = await readRows(db, table, whereOf(wanted));
  for (const [type, id] of links) {
    const binding = bindings.find((row) => row.link_type === type && row.link_id === id);
    if (binding === undefined) continue;
    const carrier = await findByKey(db, tableFor(platform, resources.push_platform), binding.platform_id);
    if (carrier === null || !reachesUser(carrier, carried)) continue;
    const template = await findByKey(db, tableFor(platform, resources.push_template), binding.template_id);
    return { platform: carrier, template: template?.notify_type === carried.channel ? template : null };
  }
  return null;
};

/** The template's own text; null if the provider stores the text under a code. */
export const templateTexts = (route: MessageRoute | null): Pick<PushTemplate, "title" | "body"> | null => {
  const template = route?.template ?? null;
  return template === null || template.mode !== PushMode.own_text || template.body === "" ? null : template;
};
