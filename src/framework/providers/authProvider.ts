import type { AuthProvider } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import { loginAddress, session } from "../wire/session";
import { signOut } from "../wire/signOut";
import * as token from "../wire/token";
import { WireFailure } from "../wire/WireFailure";
import { type AccountStore, createAccountStore, type Permissions } from "./account";
import type { Registry } from "./registry";

/** react-admin's names for what ResourceProps.access calls otherwise. */
const ACTIONS: ReadonlyMap<string, string> = new Map([
  ["show", "get"],
  ["create", "add"],
  ["edit", "set"],
  ["delete", "del"],
]);
const SIGNED_OUT = 401;
const NO_PERMISSION = 513;

export const isGranted = ({ menus, isSuper }: Permissions, menu: string): boolean => isSuper || menus.has(menu);

export interface ConsoleAuthProvider extends AuthProvider {
  getPermissions(): Promise<Permissions>;
  /** Whether a menu key is granted: what decides about screens and menu entries. */
  mayOpen(menu: string): Promise<boolean>;
}

export interface AuthProviderOptions {
  readonly registry: Registry;
  readonly account?: AccountStore;
  /** Done before the session ends. */
  readonly leaving?: (() => Promise<void>) | undefined;
}

const codeOf = (error: unknown): unknown => (error instanceof WireFailure ? error.code : factsIn(error).status);

/** Absolute, so that react-admin loads the page anew: the public pages are no part of the console's script. */
const leaveTo = (address: string): string => `${globalThis.location.origin}${address}`;

export function createAuthProvider({
  registry,
  account = createAccountStore(),
  leaving,
}: AuthProviderOptions): ConsoleAuthProvider {
  const permissions = async (): Promise<Permissions> => (await account.load()).permissions;

  return {
    async login(params: unknown) {
      // The public pages sign in by themselves, so the console seldom needs this.
      const { signIn } = await import("../wire/signIn");
      const { username, password, verifyId, code } = factsIn(params);
      return signIn({
        account: String(username ?? ""),
        password: String(password ?? ""),
        verifyId: String(verifyId ?? ""),
        code: String(code ?? ""),
      });
    },

    async logout() {
      const { search } = globalThis.location;
      await leaving?.();
      await signOut();
      return leaveTo(loginAddress({ pathname: "/", search, hash: "" }));
    },

    async checkAuth() {
      if (token.get() === "") {
        throw Object.assign(new Error("signed out"), {
          redirectTo: leaveTo(loginAddress(globalThis.location)),
          message: false,
        });
      }
    },

    async checkError(error: unknown) {
      // The transport is already on its way to /login; react-admin only has to stay quiet about it.
      if (session.isLeaving() || (codeOf(error) === SIGNED_OUT && session.isSilent())) {
        throw { message: false, logoutUser: false };
      }
      if (codeOf(error) === NO_PERMISSION) {
        // What the roles grant has changed since it was asked for.
        account.forget();
      }
    },

    async getIdentity() {
      return (await account.load()).identity;
    },

    getPermissions: permissions,

    mayOpen: async (menu) => isGranted(await permissions(), menu),

    /** `resource` is a resource, with an action of react-admin or of its definition; or a menu key, whatever the action. */
    async canAccess({ resource, action }) {
      const [granted, props] = await Promise.all([permissions(), registry.find(resource)]);
      if (props === null) {
        return isGranted(granted, resource);
      }
      const menu = props.access[action] ?? props.access[ACTIONS.get(action) ?? ""];
      // A record can be shown from its list when there is no call to get it.
      const shown = action === "show" ? (menu ?? props.access.list) : menu;
      return shown !== undefined && isGranted(granted, shown);
    },
  };
}
