// The accounts and records that people use with a host of a certain shape.
import type { Language } from "../../journeys/words";

interface Filtered {
  readonly resource: string;
  readonly field: string;
  readonly value: number | string;
}

export interface Role {
  readonly account: string;
  readonly language: Language;
  readonly width: number;
  /** A list of several pages. */
  readonly pages: string;
  readonly filtered: Filtered;
  /** The resource whose page is opened. */
  readonly read: string;
  /** The resource whose form is opened. */
  readonly renamed: string;
  /** The resources whose records are added, changed and deleted. */
  readonly made: readonly string[];
  /** The records that are changed at once: the resource, and a text field. */
  readonly many: readonly [resource: string, field: string];
  readonly tree: string;
  /** A list that the host refuses, although the menus of the account contain it. */
  readonly forbidden: string;
  /** Screens that are not in this account's menus. */
  readonly closed: readonly string[];
}

export const ROLES: readonly Role[] = [
  {
    account: "admin",
    language: "en",
    width: 1280,
    pages: "role",
    filtered: { resource: "push_template", field: "type", value: 1 },
    read: "app",
    renamed: "app",
    made: [
      "goods",
      "goods_category",
      "cron",
      "notice_template",
      "wiki_category",
      "sysnotify_user",
      "role",
      "msg_template",
    ],
    many: ["push_template", "title"],
    tree: "goods_category",
    forbidden: "zone",
    closed: [],
  },
  {
    account: "agent",
    language: "zh-CN",
    width: 1280,
    pages: "device",
    filtered: { resource: "device", field: "online", value: 1 },
    read: "app",
    renamed: "app",
    made: ["app_version"],
    many: ["app_version", "name"],
    tree: "company",
    forbidden: "app_user",
    closed: ["role", "cron"],
  },
  {
    account: "customer",
    language: "zh-CN",
    width: 390,
    pages: "device",
    filtered: { resource: "order", field: "order_state", value: 1 },
    read: "device",
    renamed: "company",
    made: ["account"],
    many: ["company", "comp_person"],
    tree: "company",
    forbidden: "order",
    closed: ["role", "app"],
  },
];
