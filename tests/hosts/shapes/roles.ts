// Who works in front of a host of some shape, and with what.
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
  /** Whose page is opened. */
  readonly read: string;
  /** Whose form is opened. */
  readonly renamed: string;
  /** What is added, changed and deleted. */
  readonly made: readonly string[];
  /** Records that are changed at once: the resource and a text. */
  readonly many: readonly [resource: string, field: string];
  readonly tree: string;
  /** A list that the host refuses, although the account has a menu for it. */
  readonly forbidden: string;
  /** Screens that this account has no menu for. */
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
