// Checks that the calls and parameters in host.yaml exist, and that accounts can sign in with them.
import { suggest } from "../definition/nearest";
import { type Report, complainAbout, type Path } from "../definition/Problem";
import { HOST_FILE } from "../layout";
import { expectResource } from "./Inspection";
import type { Lookup } from "./Lookup";

export const checkHost = (lookup: Lookup, report: Report): void => {
  const { host, console, resources } = lookup.definitions;
  if (host === null) return;
  const complain = complainAbout(HOST_FILE, report);

  /** `names`: the parameters that the call must have, by their keys in host.yaml. */
  const checkCall = (written: string | undefined, path: Path, names: Readonly<Record<string, string | undefined>>) => {
    const [resource = "", name = ""] = (written ?? "").split(".");
    if (written === undefined) return;
    const definition = expectResource({ lookup, complain }, resource, path);
    if (definition === undefined) return;
    const call = definition.calls.get(name);
    if (call === undefined) {
      const message = `${resource} has no call \`${name}\``;
      complain("P162", path, message, suggest(name, definition.calls.keys()));
      return;
    }
    if (!definition.sound) return;
    const known = [...call.own.keys(), ...definition.fields.keys()];
    for (const [key, field] of Object.entries(names))
      if (field !== undefined && !known.includes(field))
        complain(
          "P122",
          [...path.slice(0, -1), key],
          `\`${path[0]}.${key}\` names \`${field}\`, which ${written} does not have`,
          suggest(field, known),
        );
  };

  const { call, token: _token, page, ...taken } = host.sign_in;
  checkCall(call, ["sign_in", "call"], taken);
  checkCall(host.sign_out, ["sign_out"], {});
  for (const part of ["picture", "own"] as const) {
    const { [part]: said } = host;
    if (typeof said === "object") checkCall(said.call, [part, "call"], {});
    else checkCall(said, [part], {});
  }
  const { call: change, ...passwords } = host.password ?? {};
  checkCall(change, ["password", "call"], passwords);
  checkCall(host.renew?.call, ["renew", "call"], { refresh: host.renew?.refresh });
  checkCall(host.upload?.form, ["upload", "form"], {});
  checkCall(host.upload?.put, ["upload", "put"], { address: host.upload?.address });
  checkCall(host.rows?.call, ["rows", "call"], { resource: host.rows?.resource });

  const { credentials = "bearer" } = host.dialect ?? {};
  const isProven = credentials === "basic" || (typeof credentials === "object" && !("header" in credentials));
  if (!isProven && call !== undefined && host.sign_in.token === undefined)
    complain("P104", ["sign_in"], "`sign_in` has no `token`", "Say where its answer has the token: `token: …`.", "key");
  for (const resource of Object.keys(host.lacks ?? {}))
    expectResource({ lookup, complain }, resource, ["lacks", resource], "key");

  if (console.sound && console.identity.account === undefined) {
    const isAll = host.rights === "all";
    const isNamed = page !== undefined || (host.sign_in.name !== undefined && host.sign_in.password !== undefined);
    if (!isAll || !isNamed)
      complain(
        "P159",
        ["sign_in"],
        isAll
          ? "somebody signs in, and nothing names what they type"
          : "somebody signs in, and console.yaml names no account",
        isAll
          ? "Name its parameters, `sign_in: { call: …, name: …, password: … }`."
          : "Say who signs in, `identity: { account: …, role: …, menu: … }` in console.yaml, or `rights: all` here: then everybody who signs in sees all screens.",
        "key",
      );
  }
  if (page !== undefined && host.own === undefined)
    complain(
      "P104",
      [],
      "the file has no `own`, and who signs in at a page of the platform types no name here",
      "Add `own:`, the call that answers who signed in.",
      "key",
    );
  if (host.renew !== undefined && host.authentication !== undefined)
    complain(
      "P105",
      ["authentication"],
      "a session is renewed by `renew` or by the style of the console, not by both",
      "Leave one of them out; a style of the console can have a `renew` of its own.",
      "key",
    );
  for (const definition of resources)
    for (const { name, path, call: style = definition.call } of definition.calls.values())
      if (style === "rest" && host.rest?.some((served) => path === `/${served}`))
        complainAbout(definition.file, report)(
          "P109",
          ["calls", name],
          `host.yaml says that the platform itself serves \`/rest${path}\``,
          "Choose another path.",
        );
  if (host.envelope !== undefined) return;
  for (const definition of resources)
    for (const { name, call: style = definition.call } of definition.calls.values())
      if (style === "legacy")
        complainAbout(definition.file, report)(
          "P162",
          ["calls", name],
          `\`${name}\` is wrapped in an envelope, and host.yaml has none`,
          "Say in host.yaml what the envelope holds: `envelope: { token: …, version: … }`.",
          "key",
        );
};
