// What a new record takes over from the one that it is a copy of.
import type { ResourceProps } from "../wire/contract";
import { withoutMasks } from "./personal";

type Values = Readonly<Record<string, unknown>>;

/**
 * The first values of a copy: what a new record can be given. Left out are masked values, and those that the definition says
 * are the record's own, such as unique values and secrets.
 */
export const copyOf = async (props: ResourceProps, record: Values): Promise<Values> => {
  const { add } = await props.calls();
  const schema = await add?.schema?.();
  const own = new Set([props.key, ...(props.own ?? [])]);
  const plain: Values = withoutMasks(record);
  return Object.fromEntries(
    Object.keys(schema?._zod.def.shape ?? {}).flatMap((name) =>
      own.has(name) || plain[name] === undefined || plain[name] === "" ? [] : [[name, plain[name]]],
    ),
  );
};
