import { forLanguages } from "../../shared/schema/languages";
import { titleOf, titlesOf } from "./resolveTitle";
import type { Definition } from "../definition/Definition";
import type { HostDefinition } from "../definition/Host";
import { hostCallsOf } from "./hostCalls";
import type { Lookup } from "./Lookup";
import { endingRightsOf, personalOf } from "./resolveIdentity";
import { resolveDialect } from "./resolveDialect";

/** The platform of host.yaml, with the paths of its calls. generator/definition/Host.ts explains each part. */
export type HostModel = NonNullable<ReturnType<typeof resolveHost>>;

const pageOf = ({ address, client, scope = "" }: NonNullable<HostDefinition["sign_in"]["page"]>) => ({
  address,
  client,
  scope,
});

/** Null when there is no host.yaml. `ofFeatures`: what features serve under /rest. */
export const resolveHost = (lookup: Lookup, ofFeatures: readonly string[]) => {
  const { host, console } = lookup.definitions;
  const { account, menu, role } = console.identity;
  const people = lookup.resource(account?.resource ?? "");
  const roles = lookup.resource(role?.resource ?? "");
  const menus = lookup.resource(menu?.resource ?? "");
  const areGranted = host?.rights !== "all";
  if (host === null || (areGranted && (people === undefined || menus === undefined))) return null;
  const dialect = resolveDialect(lookup.definitions);
  const { callOf, parametersOf, isExtension } = hostCallsOf(lookup);
  const menusOf = (tree: Definition) => {
    const named = titleOf(tree, lookup, lookup.keyOf(tree) ?? "");
    return {
      ...callOf(`${tree.name}.list`),
      paging: tree.calls.get("list")?.paging ?? "page_index",
      id: lookup.keyOf(tree) ?? "",
      parent: tree.tree?.parent ?? "",
      order: tree.tree?.order ?? "",
      icon: menu?.icon ?? "",
      key: menu?.key ?? "",
      names: { ...forLanguages(() => named), ...titlesOf(tree) },
    };
  };
  const { sign_in, password, renew, authentication, upload, rows, envelope, unchanged } = host;
  const refresh = renew?.refresh ?? "refresh_token";
  const own = typeof host.own === "string" ? { call: host.own } : host.own;
  const picture = typeof host.picture === "string" ? { call: host.picture } : host.picture;
  const key = (people && lookup.keyOf(people)) ?? "";
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
      ...(sign_in.page && { page: pageOf(sign_in.page) }),
    },
    ...(authentication !== undefined && { authentication }),
    ...(renew && {
      renew: {
        ...callOf(renew.call),
        token: sign_in.token ?? "",
        refresh,
        lifetime: renew.lifetime ?? "expires_in",
        parts: parametersOf(host.sign_out).includes(refresh),
      },
    }),
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
            title: own.title ?? (people && titleOf(people, lookup, key)) ?? own.name ?? name,
            owners: account?.owners ?? [],
          },
    password:
      password === undefined ? null : { ...callOf(password.call), old: password.old ?? "", new: password.new ?? "" },
    upload:
      upload === undefined
        ? null
        : { form: callOf(upload.form), put: callOf(upload.put), address: upload.address ?? "" },
    rows: rows === undefined ? null : { ...callOf(rows.call), resource: rows.resource ?? "" },
    rest: [...(host.rest ?? []), ...ofFeatures],
    personal: personalOf(console.identity),
    ending: endingRightsOf(console.identity),
    /** Null if everybody who signs in may do everything. */
    rights: areGranted
      ? {
          ...callOf(`${role?.resource}.get`),
          role: account?.role ?? "",
          key: (roles && lookup.keyOf(roles)) ?? "",
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
