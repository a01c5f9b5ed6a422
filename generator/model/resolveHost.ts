import { titleOf, titlesOf } from "./resolveTitle";
import type { CallDefinition, Definition } from "../definition/Definition";
import { isVerb } from "../definition/readCalls";
import type { CallForm } from "./Dialect";
import type { Links } from "./Links";
import { endingRightsOf, personalOf } from "./resolveIdentity";
import { resolveDialect, wireNamesOf, wireTreeOf } from "./resolveDialect";

/** The path and style of a call. */
type HostCall = {
  readonly path: string;
  readonly style: string;
  /** Sent with each request. */
  readonly constants?: NonNullable<CallDefinition["constants"]>;
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
  const areGranted = host?.rights !== "all";
  if (host === null || (areGranted && (people === undefined || menus === undefined))) return null;
  const dialect = resolveDialect(links.definitions);
  const callOf = (written = ""): HostCall => {
    const [resource = "", name = ""] = written.split(".");
    const definition = links.resource(resource);
    const call = definition?.calls.get(name);
    const style = call?.call ?? definition?.call ?? "bearer";
    const constants = call?.constants ?? {};
    const said = { path: call?.path ?? "", style, ...(Object.keys(constants).length > 0 && { constants }) };
    if (dialect === null || definition === undefined) return said;
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
    return { ...said, form };
  };
  const isExtension = (written = ""): boolean => {
    const [resource = "", name = ""] = written.split(".");
    return links.resource(resource)?.extensions?.includes(name) === true;
  };
  const menusOf = (tree: Definition) => {
    const named = titleOf(tree, links, links.keyOf(tree) ?? "");
    return {
      ...callOf(`${tree.name}.list`),
      paging: tree.calls.get("list")?.paging ?? "page_index",
      id: links.keyOf(tree) ?? "",
      parent: tree.tree?.parent ?? "",
      order: tree.tree?.order ?? "",
      icon: menu?.icon ?? "",
      key: menu?.key ?? "",
      names: { en: named, "zh-CN": named, "zh-TW": named, ...titlesOf(tree) },
    };
  };
  const { sign_in, password, upload, rows, envelope, unchanged } = host;
  const own = typeof host.own === "string" ? { call: host.own } : host.own;
  const picture = typeof host.picture === "string" ? { call: host.picture } : host.picture;
  const key = (people && links.keyOf(people)) ?? "";
  const name = account?.name ?? sign_in.name ?? "";
  return {
    envelope:
      envelope === undefined
        ? null
        : { token: envelope.token ?? "", version: envelope.version ?? "", constants: envelope.constants ?? {} },
    signIn: {
      ...callOf(sign_in.call),
      name: sign_in.name ?? name,
      password: sign_in.password ?? account?.password ?? "",
      picture: sign_in.picture ?? "",
      code: sign_in.code ?? "",
      device: sign_in.device ?? "",
      system: sign_in.system ?? "",
      model: sign_in.model ?? "",
      browser: sign_in.browser ?? "",
      token: sign_in.token ?? "",
    },
    picture:
      picture === undefined
        ? null
        : {
            ...callOf(picture.call),
            id: picture.id ?? sign_in.picture ?? "",
            image: picture.image ?? "image",
            ...(isExtension(picture.call) && { extension: true }),
          },
    signOut: host.sign_out === undefined ? null : callOf(host.sign_out),
    own:
      own === undefined
        ? null
        : {
            ...callOf(own.call),
            name: own.name ?? name,
            key,
            title: own.title ?? (people && titleOf(people, links, key)) ?? own.name ?? name,
            owners: account?.owners ?? [],
          },
    password:
      password === undefined ? null : { ...callOf(password.call), old: password.old ?? "", new: password.new ?? "" },
    upload:
      upload === undefined
        ? null
        : { form: callOf(upload.form), put: callOf(upload.put), address: upload.address ?? "" },
    rows: rows === undefined ? null : { ...callOf(rows.call), resource: rows.resource ?? "" },
    rest: host.rest ?? [],
    personal: personalOf(console.identity),
    ending: endingRightsOf(console.identity),
    /** Null where everybody who signs in may do everything. */
    rights: areGranted
      ? {
          ...callOf(`${role?.resource}.get`),
          role: account?.role ?? "",
          key: (roles && links.keyOf(roles)) ?? "",
          menus: role?.menus ?? "",
        }
      : null,
    dialect,
    can: host.can ?? [],
    lacks: host.lacks ?? {},
    ...(unchanged !== undefined && { unchanged: typeof unchanged === "string" ? { all: unchanged } : unchanged }),
    sources: {
      connect: host.sources?.connect ?? [],
      images: host.sources?.images ?? [],
      media: host.sources?.media ?? [],
    },
    menus: areGranted && menus !== undefined ? menusOf(menus) : null,
  };
};
