// The calls that host.yaml names, as `<resource>.<call>`.
import type { CallDefinition } from "../definition/Definition";
import { isCallVerb } from "../definition/readCalls";
import type { CallForm } from "./Dialect";
import type { Lookup } from "./Lookup";
import { resolveDialect, wireNamesOf, wireTreeOf } from "./resolveDialect";

/** The path and style of a call. */
type HostCall = {
  readonly path: string;
  readonly style: string;
  /** Parameters that every request sends. */
  readonly constants?: NonNullable<CallDefinition["constants"]>;
  /** Present if the platform has a dialect. */
  readonly form?: CallForm;
};

export const hostCallsOf = (lookup: Lookup) => {
  const dialect = resolveDialect(lookup.definitions);
  const found = (written: string) => {
    const [resource = "", name = ""] = written.split(".");
    const definition = lookup.resource(resource);
    return { definition, name, call: definition?.calls.get(name) };
  };
  const callOf = (written = ""): HostCall => {
    const { definition, name, call } = found(written);
    const style = call?.call ?? definition?.call ?? "bearer";
    const constants = call?.constants ?? {};
    const said = { path: call?.path ?? "", style, ...(Object.keys(constants).length > 0 && { constants }) };
    if (dialect === null || definition === undefined) return said;
    const names = wireNamesOf(definition, lookup);
    const tree = name === "list" ? wireTreeOf(definition, lookup) : null;
    const form = {
      verb: isCallVerb(name) ? name : ("action" as const),
      ...(call?.method && { method: call.method }),
      ...(call?.root && { root: call.root }),
      ...(call?.body && { body: call.body }),
      ...(Object.keys(names).length > 0 && { names }),
      key: lookup.keyOf(definition) ?? "",
      paging: call?.paging ?? ("page_index" as const),
      ...(tree && { tree }),
    };
    return { ...said, form };
  };
  return {
    callOf,
    /** The parameters of a call, by its definition. */
    parametersOf: (written = ""): readonly string[] => {
      const { own, params } = found(written).call ?? {};
      return [...(own?.keys() ?? []), ...(Array.isArray(params) ? params : [])];
    },
    /** Whether the call is not in the specification. */
    isExtension: (written = ""): boolean => {
      const { definition, name } = found(written);
      return definition?.extensions?.includes(name) === true;
    },
  };
};
