// Reports keys of a feature that the console does not list.
import type { Definition } from "../definition/Definition";
import { featureOfKey } from "../definition/features";
import { type Report, complainAbout, type Path } from "../definition/Problem";
import { CONSOLE_FILE, HOST_FILE } from "../layout";
import type { Lookup } from "./Lookup";
import { FEATURE_CALLS } from "./taskCalls";

const lackingIn =
  ({ definitions }: Lookup, report: Report) =>
  (feature: string | undefined, file: string, path: Path): void => {
    if (feature === undefined || definitions.console.features.includes(feature)) return;
    complainAbout(file, report)(
      "P212",
      path,
      `\`${path.at(-1)}\` belongs to the feature ${feature}, which console.yaml does not list`,
      `Add \`${feature}\` to \`features\` of console.yaml, or remove it.`,
      "key",
    );
  };

/** Reports keys of console.yaml and host.yaml that belong to left-out features. */
export const checkSettingsLeftOut = (lookup: Lookup, report: Report): void => {
  const lacking = lackingIn(lookup, report);
  const { ending, owner, personal, provider, role, schedule } = lookup.definitions.console.identity;
  for (const key of ["export", "erase"] as const)
    if (personal?.[key] !== undefined) lacking("privacy", CONSOLE_FILE, ["personal", key]);
  if (ending !== undefined) lacking(featureOfKey("console", "ending"), CONSOLE_FILE, ["ending"]);
  if (schedule !== undefined) lacking(featureOfKey("console", "schedule"), CONSOLE_FILE, ["schedule"]);
  if (provider !== undefined) lacking(featureOfKey("console", "provider"), CONSOLE_FILE, ["identity", "provider"]);
  const factor = featureOfKey("console", "factor");
  if (role?.factor !== undefined) lacking(factor, CONSOLE_FILE, ["identity", "role", "factor"]);
  if (provider?.factor !== undefined) lacking(factor, CONSOLE_FILE, ["identity", "provider", "factor"]);
  if (owner?.factor_roles !== undefined)
    lacking(featureOfKey("console", "factor_roles"), CONSOLE_FILE, ["identity", "owner", "factor_roles"]);
  for (const [key, written] of Object.entries(lookup.definitions.host ?? {}))
    if (written !== undefined) lacking(featureOfKey("host", key), HOST_FILE, [key]);
};

/** Reports actions, calls and keys of a definition that belong to left-out features. */
export const checkUseOfLeftOut = ({ access, calls, file, views }: Definition, lookup: Lookup, report: Report): void => {
  const lacking = lackingIn(lookup, report);
  for (const name of calls.keys()) lacking(FEATURE_CALLS.get(name), file, ["calls", name]);
  if (typeof access === "object" && "export" in access) lacking("export", file, ["access", "export"]);
  for (const [key, written] of Object.entries(views?.list ?? {}))
    if (written !== undefined && written !== false) lacking(featureOfKey("list", key), file, ["views", "list", key]);
};
