// The specification of the product as data: calls, routes, fields, enumerations, codes and prices. The coverage tests
// compare the definitions with this data, so that missing ones are noticed.
import specification from "./specification.json" with { type: "json" };

export type SpecifiedStyle = "legacy" | "bearer" | "bearer-at" | "upload";

export const specifiedCalls: readonly (readonly [path: string, style: string])[] = Object.entries(specification.calls);
/** Path -> the parameters that the specification names for the call. */
export const specifiedParameters: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(specification.parameters),
);
export const specifiedRoutes: readonly string[] = specification.routes;
export const specifiedFields: readonly (readonly [entity: string, field: string])[] = Object.entries(
  specification.entities,
).flatMap(([entity, names]) => names.map((name) => [entity, name] as const));

/** A part of the English label. Empty if the specification has only a number. */
export interface SpecifiedValue {
  readonly value: number | string;
  readonly label: string;
}
export const specifiedEnumerations: readonly { readonly name: string; readonly values: readonly SpecifiedValue[] }[] =
  specification.enumerations;

export const specifiedErrors: readonly { readonly code: number; readonly context: string | null }[] =
  specification.errors;

/** Days of storage -> price per month and per year, in yuan for China and in dollars elsewhere. */
export const specifiedPrices = specification.prices;

/** The definition of an entity of the specification, if their names differ. */
export const definitionOf: Readonly<Record<string, string>> = {
  component_tree: "company",
  user_account: "account",
  base_app: "app",
  cloud_storage_platform: "cloud_platform",
  payment_config: "payment",
  mall_goods: "goods",
  balance: "money",
  wallet_flow: "money_flow",
  server_node: "service_node",
  discovery_server: "server",
  wiki_article: "wiki",
  cron_task: "cron",
  notification_user: "sysnotify_user",
  cdk_batch: "cdk_order",
  iccid_import: "iccid",
  third_party_platform: "third_party",
  app_config_image: "app_resource",
  app_config_limits: "app_config",
};
