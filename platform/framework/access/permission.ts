import { noPermissionFailure } from "../wire/Failure";
import type { Caller } from "./Caller";
import type { ResourceModel } from "../../../generator";

/** Whether the caller may call an action. A granted section or screen is not enough: each action needs its menu key. */
export const mayCall = (caller: Caller, resource: ResourceModel, action: string): boolean => {
  const menu = resource.access[action];
  return caller.isSuper || (menu !== undefined && caller.menus.has(menu));
};

/** @throws Failure 513 if the caller may not call the action */
export const checkPermission = (caller: Caller, resource: ResourceModel, action: string): void => {
  if (!mayCall(caller, resource, action)) throw noPermissionFailure();
};
