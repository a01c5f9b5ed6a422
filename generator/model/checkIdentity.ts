// Checks `identity:`, `schedule:` and `trail:` of console.yaml: resources and fields exist, and references lead to the right one.
import { isObject } from "../definition/part";
import type { Definition } from "../definition/Definition";
import { type Report, complainAbout, type Path } from "../definition/Problem";
import { CONSOLE_FILE } from "../layout";
import { checkTrail } from "./checkTrail";
import { expectCondition, expectField, expectFields, expectResource } from "./Inspection";
import type { Lookup } from "./Lookup";

/** Keys whose value is not a field: the resource, and the key of a row. */
const NO_FIELD = new Set(["resource", "super"]);

interface Lead {
  readonly from: Definition | undefined;
  readonly field: string | undefined;
  readonly to: string | undefined;
  readonly path: Path;
}

type Said = Readonly<Record<string, unknown>> & { readonly resource?: string | undefined };

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value);
const isCondition = (value: unknown): value is Readonly<Record<string, readonly (string | number)[]>> =>
  isObject(value);

export const checkIdentity = (lookup: Lookup, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  const { console: written, host } = lookup.definitions;
  const { account, role, menu, apiKey, provider, owner, schedule, trail } = written.identity;

  const checkPart = (said: Said | undefined, path: Path): Definition | undefined => {
    if (said?.resource === undefined) return undefined;
    const definition = expectResource({ lookup, complain }, said.resource, [...path, "resource"]);
    if (definition === undefined) return undefined;
    const inspection = { definition, lookup, complain };
    for (const [key, value] of Object.entries(said).filter(([name]) => !NO_FIELD.has(name))) {
      if (typeof value === "string") expectField(inspection, value, [...path, key]);
      else if (isNames(value)) expectFields(inspection, value, [...path, key]);
      else if (isCondition(value)) expectCondition(inspection, value, [...path, key]);
    }
    return definition;
  };

  const demandPart = (path: Path, name: string): void =>
    complain(
      "P104",
      path,
      `\`${path.join(".")}\` has no \`${name}\``,
      `Add \`${name}:\`, or say \`rights: all\` in host.yaml: then everybody who signs in sees all screens.`,
      "key",
    );
  // Unless everybody may do everything, accounts need roles and roles need menus.
  if (host?.rights !== "all" && (account ?? role ?? menu) !== undefined) {
    for (const [name, part] of Object.entries({ account, role, menu }))
      if (part === undefined) demandPart(["identity"], name);
    if (account !== undefined && account.role === undefined) demandPart(["identity", "account"], "role");
  }
  const people = checkPart(account, ["identity", "account"]);
  const roles = checkPart(role, ["identity", "role"]);
  checkPart(menu, ["identity", "menu"]);
  const keys = checkPart(apiKey, ["identity", "api_key"]);
  const providers = checkPart(provider, ["identity", "provider"]);
  const owners = checkPart(owner, ["identity", "owner"]);
  checkPart(schedule, ["schedule"]);
  const entries = checkPart(trail, ["trail"]);

  const checkLead = ({ from, field, to, path }: Lead): void => {
    const found = field === undefined ? undefined : from?.fields.get(field);
    // Of a definition that has not changed since the last run, only the names of the fields may be known.
    if (from === undefined || found === undefined || to === undefined || found.kind === "" || !found.sound) return;
    if (lookup.named(found, "resource").some(([, name]) => name === to)) return;
    complain(
      "P159",
      path,
      `\`${field}\` of ${from.name} does not lead to ${to}`,
      `Name a reference with \`to: ${to}\`.`,
    );
  };
  const leads: readonly Lead[] = [
    { from: people, field: account?.role, to: role?.resource, path: ["identity", "account", "role"] },
    { from: roles, field: role?.menus, to: menu?.resource, path: ["identity", "role", "menus"] },
    { from: roles, field: role?.gives, to: role?.resource, path: ["identity", "role", "gives"] },
    { from: keys, field: apiKey?.account, to: account?.resource, path: ["identity", "api_key", "account"] },
    { from: keys, field: apiKey?.scopes, to: menu?.resource, path: ["identity", "api_key", "scopes"] },
    { from: providers, field: provider?.owner, to: owner?.resource, path: ["identity", "provider", "owner"] },
    { from: providers, field: provider?.role, to: role?.resource, path: ["identity", "provider", "role"] },
    { from: owners, field: owner?.factor_roles, to: role?.resource, path: ["identity", "owner", "factor_roles"] },
    { from: entries, field: trail?.account, to: account?.resource, path: ["trail", "account"] },
    { from: entries, field: trail?.owner, to: owner?.resource, path: ["trail", "owner"] },
    ...(account?.owners ?? []).map((field, index) => ({
      from: people,
      field,
      to: owner?.resource,
      path: ["identity", "account", "owners", index],
    })),
  ];
  for (const lead of leads) checkLead(lead);
  checkTrail(lookup, complain);
  if (account?.owners !== undefined && owner === undefined)
    complain(
      "P155",
      ["identity", "account", "owners"],
      "an account has owners, and console.yaml names no owner",
      "Say which resource rows belong to, `owner: { resource: … }`, or leave `owners` out.",
      "key",
    );
};
