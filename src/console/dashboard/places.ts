// The links of the dashboard's parts, by the menu key that grants them.
import { usePermissions } from "ra-core";
import { useMemo } from "react";
import type { Permissions } from "pilothouse/providers";
import type { MenuOf } from "pilothouse/wire";
import type words from "../../generated/words/en";
import { AuditState } from "../../../shared/generated/enums";
import { screensOfMenus, useConsole } from "pilothouse/console";

type Menu = MenuOf<typeof words>;

export const MENU_OF_PART = {
  orders: "vas.order",
  users: "applist.user",
  devices: "product.device",
  alarms: "applist.alarm",
  imports: "operate.device",
  refunds: "product.refund",
  feedback: "operate.service",
  withdrawals: "user.bills",
  colleagues: "operate.user",
  products: "product.product_list",
  goods: "operate.good",
} as const satisfies Record<string, Menu>;
export type DashboardPart = keyof typeof MENU_OF_PART;

/** The right to decide. An account without it does not see the number. */
export const DECIDING_MENUS = { refunds: "product.refund.decide" } as const satisfies Partial<
  Record<DashboardPart, Menu>
>;

/** Answers the address of a part's screen. */
export const useScreenPath = (): ((part: DashboardPart) => string) => {
  const { sections } = useConsole();
  return (part) => screensOfMenus(sections, [MENU_OF_PART[part]])[0]?.path ?? "/";
};

/** States of a withdrawal -> the menu that grants its audit. */
const AUDITS = {
  "user.bills.audit": AuditState.pending,
  "user.bills.approve": AuditState.first_passed,
} as const satisfies Partial<Record<Menu, number>>;

/** The states that this account may audit. */
export const auditableStates = (granted: (menu: string) => boolean): readonly number[] =>
  Object.entries(AUDITS).flatMap(([menu, state]) => (granted(menu) ? [state] : []));

/** Whether the account is granted a menu. Parts without a grant are left out from the start, so that nothing moves later. */
export const useIsGranted = (): ((menu: string) => boolean) => {
  const { permissions } = usePermissions<Permissions>();
  return useMemo(
    () => (menu) => permissions !== undefined && (permissions.isSuper || permissions.menus.has(menu)),
    [permissions],
  );
};
