import type { IdentityDefinition } from "../definition/Identity";
import type { IdentityModel, OwnerModel, ScheduleModel } from "./Identity";
import type { Links } from "./Links";
import type { Condition } from "./Condition";

const identityOf = ({ account, role, menu }: IdentityDefinition): IdentityModel | null => {
  if (account === undefined || role === undefined || menu === undefined) return null;
  return {
    account: {
      resource: account.resource ?? "",
      name: account.name ?? "",
      password: account.password ?? "",
      role: account.role ?? "",
      guessed: account.guessed ?? [],
      own: account.own ?? [],
      disabled: account.disabled ?? {},
      until: account.until ?? null,
      seen: account.seen ?? null,
      owners: account.owners ?? [],
      wide: account.wide ?? {},
      controllers: account.controllers ?? null,
    },
    role: {
      resource: role.resource ?? "",
      menus: role.menus ?? "",
      gives: role.gives ?? null,
      disabled: role.disabled ?? {},
      system: role.system ?? {},
      super: String(role.super ?? ""),
    },
    menu: { resource: menu.resource ?? "", key: menu.key ?? "", type: menu.type ?? null, icon: menu.icon ?? null },
  };
};

const ownerOf = ({ owner }: IdentityDefinition, links: Links): OwnerModel | null => {
  if (owner?.resource === undefined) return null;
  const { resource, guessed = [] } = owner;
  return { resource, parent: links.resource(resource)?.tree?.parent ?? null, guessed };
};

/** Values that make a condition hold. */
const firstOf = (condition: Condition | undefined): ScheduleModel["succeeded"] =>
  Object.fromEntries(
    Object.entries(condition ?? {}).flatMap(([field, [value]]) => (value === undefined ? [] : [[field, value]])),
  );

const scheduleOf = ({ schedule }: IdentityDefinition): ScheduleModel | null => {
  if (schedule?.resource === undefined) return null;
  const { resource, times = "", next = "", ran = null, count = null, when = {}, succeeded, failed } = schedule;
  return { resource, times, next, ran, count, when, succeeded: firstOf(succeeded), failed: firstOf(failed) };
};

export const resolveIdentity = (
  links: Links,
): {
  readonly identity: IdentityModel | null;
  readonly owner: OwnerModel | null;
  readonly schedule: ScheduleModel | null;
} => {
  const said = links.definitions.console.identity;
  return { identity: identityOf(said), owner: ownerOf(said, links), schedule: scheduleOf(said) };
};
