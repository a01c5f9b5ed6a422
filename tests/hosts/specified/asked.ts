// The recorded requests of a host, and the parts of them that a specified host would not know or would write
// differently.
import type { RecordedCall, RecordedResource } from "./Recorded";
import { isShaped, type ShapedRow, type HostShape, shapedRow, writeAnswer } from "./Shape";

export interface RecordedRequest {
  readonly path: string;
  readonly status: number;
  readonly code: number;
  readonly params: Readonly<ShapedRow>;
  /** Names of parameters that the specification does not contain. */
  readonly unknown: readonly string[];
  /** Values in another form than the form of this host. */
  readonly misshaped: readonly string[];
}

const LOGIN = "/v2/user/login";
const PAGING = ["page_index", "page_no", "page_size"];

export const wrongFormsIn = (
  { verb }: RecordedCall,
  { forms }: RecordedResource,
  sent: ShapedRow,
  shape: HostShape,
): readonly string[] =>
  verb !== "add" && verb !== "set"
    ? []
    : Object.entries(sent).flatMap(([name, value]) =>
        isShaped(value, forms[name], shape) ? [] : [`${name} ${writeAnswer(value)}`],
      );

export const unknownNamesIn = (
  path: string,
  { verb, params }: RecordedCall,
  { fields, key }: RecordedResource,
  sent: ShapedRow,
  shape: HostShape,
): readonly string[] => {
  const own = verb === "set" ? Object.keys(shapedRow({}, {}, shape)) : [];
  const isList = verb === "list" || path.endsWith("/list");
  const recorded = path === LOGIN ? [] : [...fields, ...own];
  const allowed = new Set([...params, key, ...recorded, ...(isList ? PAGING : [])]);
  // A filter has one value.
  const isStrange = ([name, value]: [string, unknown]) =>
    !allowed.has(name) || (verb === "list" && Array.isArray(value));
  return Object.entries(sent)
    .filter(isStrange)
    .map(([name]) => name);
};
