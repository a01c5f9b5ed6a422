// What console.yaml says of the resources that are more than rows to the platform: who signs in, what they may do, whose the
// rows are, and what runs at its time. docs/definitions.md.
import { z } from "zod";
import { condition, names } from "./Definition";
import { definePart } from "./part";

const field = z.string({ error: "a field name" });

/** Who signs in. */
const account = z.strictObject({
  resource: z.string(),
  /** What people sign in with. */
  name: field,
  password: field,
  /** One role, or several. */
  role: field,
  /** What else names a person, and so is guessed first as a password. */
  guessed: names.optional(),
  /** What people change of their own account. */
  own: names.optional(),
  /** Nobody signs in while it holds. */
  disabled: condition.optional(),
  /** The moment after which nobody signs in. */
  until: field.optional(),
  /** The moment of the last sign-in. */
  seen: field.optional(),
  /** Whose rows the account reaches. The first is the account's own owner. */
  owners: names.optional(),
  /** It reaches the rows of all that is below its owners too while it holds. */
  wide: condition.optional(),
  /** Who made the account or set its password. */
  controllers: field.optional(),
});

/** What people may do. */
const role = z.strictObject({
  resource: z.string(),
  menus: field,
  /** The roles that whoever has this one may give. */
  gives: field.optional(),
  /** It grants nothing while it holds. */
  disabled: condition.optional(),
  /** The platform's own, which only the super admin changes. */
  system: condition.optional(),
  /** The key of the role that is granted everything. */
  super: z.union([z.string(), z.number()], { error: "the key of a role" }),
});

/** What roles grant, by the menu keys of console.yaml. */
const menu = z.strictObject({
  resource: z.string(),
  key: field,
  /** Whether it is a section, a screen or an action. */
  type: field.optional(),
  icon: field.optional(),
});

/** Whose the rows of all others are. */
const owner = z.strictObject({ resource: z.string(), guessed: names.optional() });

/** Its rows are jobs that run at their time. */
const schedule = z.strictObject({
  resource: z.string(),
  /** The times, as a cron expression. */
  times: field,
  /** When it runs next, and when it ran. */
  next: field,
  ran: field.optional(),
  /** How many records the run was about. */
  count: field.optional(),
  /** It runs while this holds. */
  when: condition.optional(),
  /** What is stored after a run; the first value of each field. */
  succeeded: condition.optional(),
  failed: condition.optional(),
});

const part = z.unknown().optional();
const identity = z.strictObject({ account: part, role: part, menu: part, owner: part });

export const identityPart = definePart(identity, identity.partial());
export const accountPart = definePart(account, account.partial());
export const rolePart = definePart(role, role.partial());
export const menuPart = definePart(menu, menu.partial());
export const ownerPart = definePart(owner, owner.partial());
export const schedulePart = definePart(schedule, schedule.partial());

/** Each part as written; undefined where there is none. */
export interface IdentityDefinition {
  readonly account: z.output<typeof accountPart.lenient> | undefined;
  readonly role: z.output<typeof rolePart.lenient> | undefined;
  readonly menu: z.output<typeof menuPart.lenient> | undefined;
  readonly owner: z.output<typeof ownerPart.lenient> | undefined;
  readonly schedule: z.output<typeof schedulePart.lenient> | undefined;
}

export const NOBODY: IdentityDefinition = {
  account: undefined,
  role: undefined,
  menu: undefined,
  owner: undefined,
  schedule: undefined,
};
