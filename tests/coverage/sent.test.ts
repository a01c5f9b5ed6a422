// Tests what the console sends to a host that knows only the specification. It may send parameters and fields that the
// specification names or implies. All others must be marked `further`, or belong to a call that is an extension, so
// that they are not sent to such a host.
import { expect, it } from "vitest";
import { type CallModel, kindOf, type ResourceModel } from "../../generator";
import { readModel } from "../contract/hosts";
import { specifiedCalls, definitionOf, specifiedFields, specifiedParameters } from "./specification";

/** Names that the specification does not contain, with the words that imply them. */
const IMPLIED: Readonly<Record<string, string>> = {
  "app_config.app_id": "App config: image resources and data limits. They are those of an app",
  "app_config.free_days": "Free storage validity must be 1 to 30",
  "company.agent_type": "The company type and agent type are implied by labels",
  "company.comp_type": "The company type and agent type are implied by labels",
  "device.online": "Device state: 0 offline, 1 online",
  "device_state.online": "Device state: 0 offline, 1 online",
  "feedback.email": "/feedback/pushcfg/get, set; invalid email format",
  "feedback.time_range": "/feedback/pushcfg/get, set; time format '00:00-10:00'",
  "goods.paypal_id": "third-party ids for three payment providers",
  "goods.razorpay_id": "third-party ids for three payment providers",
  "goods.stripe_id": "third-party ids for three payment providers",
  "goods_category.sort": "Sort number must be numeric; default places the item last",
  "live.gmt_begin": "/oss/playback/url; a time range must be chosen",
  "live.gmt_end": "/oss/playback/url; a time range must be chosen",
  "live.session_id": "/oss/live/beat; the host itself answers it with the stream",
  "message_platform.client_type": "xm_ch_id and oppo_ch_id are of Android alone; App detail: client_type",
  "role.type": "Role types: system role and custom role",
  "session.auth_key": "authorization key wrong",
  "session.device_id": "/user/login (cloud login), like /v2/user/login: device_id",
  "session.grant": "third-party authorization login",
  "session.return_url": "third-party authorization login",
  "statistics.gmt_begin": "A time range within three months must be chosen",
  "statistics.gmt_end": "A time range within three months must be chosen",
  "third_party.app_ids": "/mall/otherplatform/appbind/set",
};

/** Numbers repeated requests. It is sent only to a host that supports this (`once`). */
const NUMBER = "request_id";

const { resources } = readModel();
const paths = new Set(specifiedCalls.map(([path]) => path));
const anywhere = new Set(specifiedFields.map(([, name]) => name));
const within = (resource: string) =>
  new Set(specifiedFields.flatMap(([entity, name]) => ((definitionOf[entity] ?? entity) === resource ? [name] : [])));

/**
 * The sent fields of a record. If the specification has no such entity, all fields count, because their names are a
 * guess.
 */
const ofRecord = ({ name, fields: own }: ResourceModel): readonly string[] => {
  const known = within(name);
  const sent = own.filter((field) => !field.further && !field.readonly && kindOf(field.kind).storage(field) !== null);
  return known.size === 0 ? [] : sent.map((field) => field.name).filter((one) => !known.has(one));
};

/** Values that a call sends, and that a host cannot know from the specification. */
const unknownIn = (
  resource: ResourceModel,
  { path, verb, params, further, constants }: CallModel,
): readonly string[] => {
  const named = specifiedParameters.get(path) ?? [];
  const asked = params.map(({ name }) => name).filter((name) => !further.includes(name) && !anywhere.has(name));
  const fixed = Object.keys(constants).filter((name) => !within(resource.name).has(name));
  const sent = [...(verb === "add" || verb === "set" ? ofRecord(resource) : asked), ...fixed];
  return sent.filter((name) => name !== resource.key && name !== NUMBER && !named.includes(name));
};

const unknown = resources.flatMap((resource) =>
  resource.calls
    .filter(({ path, name }) => paths.has(path) && !resource.extensions.includes(name))
    .flatMap((call) => unknownIn(resource, call).map((name) => `${resource.name}.${name}`)),
);

it("is named by the specification, or implied by its words", () => {
  expect(unknown.filter((name) => IMPLIED[name] === undefined)).toEqual([]);
});

it("implies nothing that is not sent", () => {
  expect(Object.keys(IMPLIED).filter((name) => !unknown.includes(name))).toEqual([]);
});
