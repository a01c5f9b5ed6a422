import type { ResourceModel } from "./Model";

const STORED = new Set(["list", "get", "add", "set", "del"]);

/** Whether the resource has rows. A resource that only groups calls has none. */
export const isStored = ({ calls, fields, key }: ResourceModel): boolean =>
  calls.some(({ verb }) => STORED.has(verb)) && fields.some(({ name }) => name === key);
