// Which screens of the console would open on a host, and why others would not.
import type { Model } from "../generator";
import type { Screen, Tried, Verdict } from "./Report";

const WHY: Readonly<Partial<Record<Verdict, string>>> = {
  lacks: "the host does not have",
  refuses: "this account may not call",
  fails: "the host gives no usable answer to",
};

/** A screen opens when the list of its first resource, or the call that reads its record, is answered. */
export const screensOf = ({ sections, resources }: Model, calls: readonly Tried[]): readonly Screen[] =>
  sections.flatMap(({ screens }) =>
    screens.flatMap(({ path, resources: shown }) => {
      const first = resources.find(({ name }) => name === shown[0]);
      const call = first?.calls.find(({ verb }) => verb === "list") ?? first?.calls.find(({ verb }) => verb === "get");
      const tried = calls.find(({ resource, call: name }) => resource === first?.name && name === call?.name);
      const why = tried === undefined ? undefined : WHY[tried.verdict];
      return call === undefined ? [] : [{ path, why: why === undefined ? "" : `${why} ${call.path}` }];
    }),
  );
