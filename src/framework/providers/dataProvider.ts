// react-admin's data provider, which makes the generated calls.
import type { DataProvider } from "ra-core";
import type { Call, Payload, Sections } from "../wire/contract";
import { host } from "../wire/Host";
import type { SendOptions } from "../wire/send";
import { whenIdle } from "../wire/whenIdle";
import { createPerformer } from "./performer";
import type { DescribeFailure } from "./raiseHttpError";
import { createReads, type OpenedResource } from "./reads";
import { createRegistry, type Registry } from "./registry";
import { createWrites } from "./writes";

export interface DataProviderOptions {
  readonly sections: Sections;
  /** Translates a failure for people. The i18n provider has this function. */
  readonly describe: DescribeFailure;
  /** Pass the same one to the auth provider, so that a section is searched only once. */
  readonly registry?: Registry;
}

export interface CallingDataProvider extends DataProvider {
  /** Makes any declared call. Its parameters get the types of the definition. @throws HttpError */
  call(call: Call, params: Payload, options?: SendOptions): Promise<{ readonly data: unknown; readonly count: number }>;
}

export function createDataProvider({ sections, describe, registry = createRegistry(sections) }: DataProviderOptions) {
  const performer = createPerformer(describe);
  const open = async (resource: string): Promise<OpenedResource> => {
    const props = await registry.find(resource);
    if (props === null) {
      throw new Error(`There is no resource "${resource}".`);
    }
    return { props, calls: await props.calls() };
  };
  const { findRow, ...reads } = createReads(open, performer);
  const plain = asDataProvider({ ...reads, ...createWrites(open, performer, findRow) });
  // This is loaded only if a definition needs it. The first list seldom does.
  let rest: Promise<DataProvider> | null = null;
  const loadRest = () => (rest ??= import("./restProvider").then((m) => m.restProvider(open, describe)));
  const of = async (resource: string): Promise<DataProvider> =>
    !host().dialect && (await registry.find(resource))?.style === "rest" ? loadRest() : plain;

  // Rows are drawn first, because looking up names of references may load definitions.
  let drawn: Promise<void> | null = null;

  return {
    supportAbortSignal: true,
    call: performer.perform,
    getList: async (resource, params) => (await of(resource)).getList(resource, params),
    getOne: async (resource, params) => (await of(resource)).getOne(resource, params),
    getMany: async (resource, params) => {
      drawn ??= whenIdle(200);
      await drawn;
      return (await of(resource)).getMany(resource, params);
    },
    getManyReference: async (resource, params) => (await of(resource)).getManyReference(resource, params),
    create: async (resource, params) => (await of(resource)).create(resource, params),
    update: async (resource, params) => (await of(resource)).update(resource, params),
    updateMany: async (resource, params) => (await of(resource)).updateMany(resource, params),
    delete: async (resource, params) => (await of(resource)).delete(resource, params),
    deleteMany: async (resource, params) => (await of(resource)).deleteMany(resource, params),
  } satisfies CallingDataProvider;
}

type Methods = Omit<ReturnType<typeof createReads>, "findRow"> & ReturnType<typeof createWrites>;

/** react-admin lets the caller choose the type of records. In this console, definitions decide it. */
function asDataProvider(methods: Methods): DataProvider;
function asDataProvider(methods: Methods) {
  return methods;
}
