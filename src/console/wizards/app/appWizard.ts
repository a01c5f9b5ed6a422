// A new app consists of several records: the app, one client per client type, and its bindings.
import * as z from "zod/mini";
import { appCalls } from "../../../generated/applist/app/app.calls";
import { type App, appAdd } from "../../../generated/applist/app/app.schema";
import type { AppDetail } from "../../../generated/applist/app_detail/appDetail.schema";
import { clientType } from "../../../generated/enums";
import { paymentAppCalls } from "../../../generated/operate/payment_app/paymentApp.calls";
import { ClientType, OpenState, PublishState } from "../../../../shared/generated/enums";
import { pickFields } from "pilothouse/resource";
import { type FactsOf, type FieldOf, type ParamsOf, rowsIn } from "pilothouse/wire";
import {
  keyOfStored,
  type StoredParts,
  type StepProblems,
  type useRecords,
  type WizardValues,
} from "pilothouse/features/wizard/console/parts";
import { list, oneOf, referencesTo, referenceTo, text } from "pilothouse/schema";
import { appReference } from "../../../generated/applist/app/app.reference";
import { appDetailReference } from "../../../generated/applist/app_detail/appDetail.reference";

/** The client types except those of the two app stores, which have separate inputs. */
export const otherClientTypes = {
  ...clientType,
  values: clientType.values.filter(({ value }) => value !== ClientType.ios && value !== ClientType.android),
};

export const BASIC_FIELDS = ["name", "type", "comp_id", "gmt_expire"] as const satisfies readonly AppField[];
export const CLIENT_FIELDS = [
  "package_name_ios",
  "store_ios",
  "package_name_android",
  "store_android",
  "clients",
] as const satisfies readonly AppField[];
export const SERVICE_FIELDS = ["pay_ids", "cloud_id"] as const satisfies readonly (FieldOf<App> | "pay_ids")[];

export const appWizardSchema = z.extend(appAdd, {
  store_ios: text({ max: 64 }),
  store_android: text({ max: 64 }),
  clients: list({
    of: {
      client_type: oneOf({ required: true, of: otherClientTypes }),
      app_packet: text({ required: true, max: 128, pattern: "package" }),
    } satisfies Partial<Record<FieldOf<AppDetail>, unknown>>,
    unique: "client_type",
  }),
  pay_ids: referencesTo({ type: "number" }),
  cloud_id: referenceTo({ type: "number" }),
});

/** The values of the wizard. Most are fields of the app. */
export type AppValues = z.output<typeof appWizardSchema>;
type AppField = FieldOf<AppValues>;

type Client = Pick<FactsOf<AppDetail>, "client_type" | "app_packet" | "rela_id">;
const isGiven = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";

/** All clients that were entered. Those of the two app stores come first. */
export const clientsOf = (values: Readonly<FactsOf<AppValues>>): readonly Client[] => {
  const given: readonly Client[] = [
    { client_type: ClientType.ios, app_packet: values.package_name_ios, rela_id: values.store_ios ?? "" },
    { client_type: ClientType.android, app_packet: values.package_name_android, rela_id: values.store_android ?? "" },
    ...rowsIn<AppDetail>(values.clients).map(({ client_type, app_packet }): Client => ({
      client_type,
      app_packet,
      rela_id: "",
    })),
  ];
  return given.filter(({ app_packet }) => isGiven(app_packet));
};

/** Requires at least one client, and a package name for each ID of an app store. */
export const checkClients = async (values: Readonly<WizardValues>): Promise<StepProblems> => {
  if (isGiven(values.store_ios) && !isGiven(values.package_name_ios)) return { package_name_ios: "invalid.required" };
  if (isGiven(values.store_android) && !isGiven(values.package_name_android))
    return { package_name_android: "invalid.required" };
  return clientsOf(values).length === 0 ? { package_name_ios: "wizard.app.noClient" } : {};
};

type Records = ReturnType<typeof useRecords>;
/** The parameters of a call before validation. */
type Given<Call> = Partial<Record<keyof ParamsOf<Call>, unknown>>;

/** Parameters that only the calls for clients and bindings have. */
const CLIENT: FieldOf<AppDetail> = "client_type";
const PAYMENT: keyof Given<typeof paymentAppCalls.set> = "pay_id";

const clientPart = (client_type: unknown): string => `client ${String(client_type)}`;
const paymentPart = (pay_id: unknown): string => `payment ${String(pay_id)}`;

/**
 * Stores all records, and answers the app. After a refusal, another attempt stores only what is missing. If a client
 * or binding was stored and then removed from the form, it is disabled, because no call can delete it.
 */
export const saveApp =
  ({ create, change, call }: Records) =>
  async (values: Readonly<WizardValues>, ledger: StoredParts): Promise<Readonly<WizardValues>> => {
    const facts = pickFields(values, [...BASIC_FIELDS, "package_name_ios", "package_name_android"]);
    const app = await ledger.once("app", facts, create(appReference.resource), change(appReference.resource));
    const pays: readonly unknown[] = Array.isArray(values.pay_ids) ? values.pay_ids : [];
    const clients = clientsOf(values);
    const wanted = new Set([...clients.map(({ client_type }) => clientPart(client_type)), ...pays.map(paymentPart)]);
    const setClient = (part: string, given: Readonly<WizardValues>) =>
      ledger.once(part, given, create(appDetailReference.resource), change(appDetailReference.resource));
    const bind = (given: Readonly<WizardValues>) => call(paymentAppCalls.set, given);
    const setPayment = (part: string, given: Readonly<WizardValues>) =>
      ledger.once(part, given, bind, (_, changed) => bind(changed));
    for (const [part, { given }] of Object.entries(ledger.made())) {
      if (wanted.has(part)) continue;
      if (CLIENT in given) await setClient(part, { ...given, state: PublishState.delisted });
      if (PAYMENT in given) await setPayment(part, { ...given, state: OpenState.disabled });
    }
    for (const client of clients) {
      const given: FactsOf<AppDetail> = { ...client, app_id: keyOfStored(app), state: PublishState.released };
      await setClient(clientPart(client.client_type), given);
    }
    for (const pay_id of pays) {
      const given = { app_id: keyOfStored(app), pay_id, state: OpenState.enabled } satisfies Given<
        typeof paymentAppCalls.set
      >;
      await setPayment(paymentPart(pay_id), given);
    }
    if (typeof values.cloud_id === "number") {
      const store = (given: Readonly<WizardValues>) => call(appCalls.bind_cloud, given);
      const bound = { app_id: keyOfStored(app), platform_id: values.cloud_id } satisfies Given<
        typeof appCalls.bind_cloud
      >;
      await ledger.once("cloud", bound, store, (_, given) => store(given));
    }
    return app;
  };
