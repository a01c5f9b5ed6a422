import { can } from "./Host";
import type { ResourceProps } from "./contract";

const NONE: readonly string[] = [];

/** The fields of a resource that this platform does not have, because they are not in the specification. */
export const missingFields = ({ name, further = NONE }: Pick<ResourceProps, "name" | "further">): readonly string[] =>
  further.length === 0 || can("further", name) ? NONE : further;
