import { titleOf, titlesOf } from "./resolveTitle";
import { isVerb } from "../definition/readCalls";
import type { CallForm } from "./Dialect";
import type { Links } from "./Links";
import { endingRightsOf, personalOf } from "./resolveIdentity";
import { resolveDialect, wireNamesOf, wireTreeOf } from "./resolveDialect";

/** The path and style of a call. */
type HostCall = {
  readonly path: string;
  readonly style: string;
  /** Given where the platform has a dialect of its own. */
  readonly form?: CallForm;
};

/** What host.yaml says of the platform that the console talks to, with the paths of its calls. generator/definition/Host.ts explains each part. */
export type HostModel = NonNullable<ReturnType<typeof resolveHost>>;

/** Null when there is no host.yaml. */
export const resolveHost = (links: Links) => {
  const { host, console } = links.definitions;
  const { account, menu, role } = console.identity;
  const people = links.resource(account?.resource ?? "");
  const roles = links.resource(role?.resource ?? "");
  const menus = links.resource(menu?.resource ?? "");
  if (host === null || people === undefined || menus === undefined) return null;
  const dialect = resolveDialect(links.definitions);
  const callOf = (written = ""): HostCall => {
    const [resource = "", name = ""] = written.split(".");
    const definition = links.resource(resource);
    const call = definition?.calls.get(name);
    const style = call?.call ?? definition?.call ?? "bearer";
    if (dialect === null || definition === undefined) return { path: call?.path ?? "", style };
    const names = wireNamesOf(definition, links);
    const tree = name === "list" ? wireTreeOf(definition, links) : null;
    const form = {
      verb: isVerb(name) ? name : ("action" as const),
      ...(call?.method && { method: call.method }),
      ...(Object.keys(names).length > 0 && { names }),
      key: links.keyOf(definition) ?? "",
      paging: call?.paging ?? ("page_index" as const),
      ...(tree && { tree }),
    };
    return { path: call?.path ?? "", style, form };
  };
  const { sign_in, password, upload, rows, envelope, unchanged } = host;
  const named = titleOf(menus, links, links.keyOf(menus) ?? "");
  return {
    envelope:
      envelope === undefined
        ? null
        : { token: envelope.token ?? "", version: envelope.version ?? "", constants: envelope.constants ?? {} },
    signIn: {
      ...callOf(sign_in.call),
      name: account?.name ?? "",
      password: account?.password ?? "",
      picture: sign_in.picture ?? "",
      code: sign_in.code ?? "",
      device: sign_in.device ?? "",
      system: sign_in.system ?? "",
      model: sign_in.model ?? "",
      browser: sign_in.browser ?? "",
      token: sign_in.token ?? "",
    },
    picture: callOf(host.picture),
    signOut: callOf(host.sign_out),
    own: {
      ...callOf(host.own),
      key: links.keyOf(people) ?? "",
      title: titleOf(people, links, links.keyOf(people) ?? ""),
      owners: account?.owners ?? [],
    },
    password: { ...callOf(password.call), old: password.old ?? "", new: password.new ?? "" },
    upload:
      upload === undefined
        ? null
        : { form: callOf(upload.form), put: callOf(upload.put), address: upload.address ?? "" },
    rows: rows === undefined ? null : { ...callOf(rows.call), resource: rows.resource ?? "" },
    rest: host.rest ?? [],
    personal: personalOf(console.identity),
    ending: endingRightsOf(console.identity),
    rights: {
      ...callOf(`${role?.resource}.get`),
      role: account?.role ?? "",
      key: (roles && links.keyOf(roles)) ?? "",
      menus: role?.menus ?? "",
    },
    dialect,
    can: host.can ?? [],
    lacks: host.lacks ?? {},
    ...(unchanged !== undefined && { unchanged: typeof unchanged === "string" ? { all: unchanged } : unchanged }),
    sources: {
      connect: host.sources?.connect ?? [],
      images: host.sources?.images ?? [],
      media: host.sources?.media ?? [],
    },
    menus: {
      ...callOf(`${menus.name}.list`),
      paging: menus.calls.get("list")?.paging ?? "page_index",
      id: links.keyOf(menus) ?? "",
      parent: menus.tree?.parent ?? "",
      order: menus.tree?.order ?? "",
      icon: menu?.icon ?? "",
      key: menu?.key ?? "",
      names: { en: named, "zh-CN": named, "zh-TW": named, ...titlesOf(menus) },
    },
  };
};
