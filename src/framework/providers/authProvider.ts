import type { AuthProvider } from "ra-core";
import { factsIn } from "../wire/readAnswer";
import { renewal } from "../wire/renewal";
import { loginAddress, session } from "../wire/session";
import { signalOtherTabs } from "../wire/otherTabs";
import { signOut } from "../wire/signOut";
import * as token from "../wire/token";
import { WireFailure } from "../wire/WireFailure";
import { type AccountStore, createAccountStore, type Permissions } from "./account";
import type { Registry } from "./registry";

/** Names of actions in react-admin that differ from the names in ResourceProps.access. */
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
}

export interface AuthProviderOptions {
  readonly registry: Registry;
  readonly account?: AccountStore;
  /** Called before the session ends. */
  readonly leaving?: (() => Promise<void>) | undefined;
}

const codeOf = (error: unknown): unknown => (error instanceof WireFailure ? error.code : factsIn(error).status);

/** Public pages are outside react-admin's router. For an absolute address, it reloads the page. */
const leaveTo = (address: string): string => `${globalThis.location.origin}${address}`;

export function createAuthProvider({
  registry,
  account = createAccountStore(),
  leaving,
}: AuthProviderOptions): ConsoleAuthProvider {
  const permissions = async (): Promise<Permissions> => (await account.load()).permissions;

  return {
    async login(params: unknown) {
      // This code is loaded late, because the console seldom needs it. People sign in on public pages.
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
      signalOtherTabs();
      return leaveTo(loginAddress({ pathname: "/", search, hash: "" }));
    },

    async checkAuth() {
      if (renewal.isDue()) return renewal.over();
      if (token.get() === "") {
        throw Object.assign(new Error("signed out"), {
          redirectTo: leaveTo(loginAddress(globalThis.location)),
          message: false,
        });
      }
    },

    async checkError(error: unknown) {
      // The page is already going to /login, so react-admin must not show a message.
      if (session.isLeaving() || (codeOf(error) === SIGNED_OUT && session.isSilent())) {
        throw { message: false, logoutUser: false };
      }
      // The account's rights may have changed since they were loaded.
      if (codeOf(error) === NO_PERMISSION) account.forget();
    },

    async getIdentity() {
      return (await account.load()).identity;
    },

    getPermissions: permissions,

    /** `resource`: a resource, with an action of react-admin or of its definition; or a menu key, with any action. */
    async canAccess({ resource, action }) {
      const [granted, props] = await Promise.all([permissions(), registry.find(resource)]);
      if (props === null) return isGranted(granted, resource);
      const menu = props.access[action] ?? props.access[ACTIONS.get(action) ?? ""];
      // If a resource has no call `get`, a record is shown with the data of its list.
      const shown = action === "show" ? (menu ?? props.access.list) : menu;
      return shown !== undefined && isGranted(granted, shown);
    },
  };
}
