// Chooses the values of a copy.
import type { ResourceProps } from "../wire/contract";
import { withoutMasks } from "./personal";

type Values = Readonly<Record<string, unknown>>;

/** The initial values of a copy, without secret, unique and masked values, and values that new records cannot have. */
export const copyRecord = async (props: ResourceProps, record: Values): Promise<Values> => {
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
