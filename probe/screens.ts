// The screens of the console that would open on a host, and the reasons why the others would not.
import type { Model } from "../generator";
import type { ScreenFinding, TriedCall, Verdict } from "./Report";

const WHY: Readonly<Partial<Record<Verdict, string>>> = {
  lacks: "the host does not have",
  refuses: "this account may not call",
  fails: "the host gives no usable answer to",
};

/** The menu keys of the account. Null if they are unknown. */
export type GrantedKeys = Pick<ReadonlySet<string>, "has"> | null;

/**
 * A screen opens if the account has its menu key and the host answers the list of its first resource, or the call that reads
 * its record. Screens of extensions count only if the host has extensions.
 */
export const screensOf = (
  { sections, resources }: Model,
  calls: readonly TriedCall[],
  { granted, hasExtensions }: { readonly granted: GrantedKeys; readonly hasExtensions: boolean },
): readonly ScreenFinding[] =>
  sections.flatMap(({ screens }) =>
    screens.flatMap(({ path, menu, resources: shown, extension }) => {
      if (extension && !hasExtensions) return [];
      const first = resources.find(({ name }) => name === shown[0]);
      const call = first?.calls.find(({ verb }) => verb === "list") ?? first?.calls.find(({ verb }) => verb === "get");
      const tried = calls.find(({ resource, call: name }) => resource === first?.name && name === call?.name);
      const why = tried === undefined ? undefined : WHY[tried.verdict];
      if (call === undefined) return [];
      if (granted?.has(menu) === false) return [{ path, why: `no menu ${menu} is granted to this account` }];
      return [{ path, why: why === undefined ? "" : `${why} ${call.path}` }];
    }),
  );
