// Where tasks are listed: exports by the call that follows them, imports by the resource that keeps their records.
import type { ResourceProps, Section } from "../wire/contract";

export interface TaskSource {
  readonly does: "export" | "import";
  readonly props: ResourceProps;
  /** Name of the call that lists them. */
  readonly follow: string;
}

/** What the shell tells of the console: the tasks themselves know no menu and no grants. */
export interface TaskPlaces {
  readonly sections: readonly (() => Promise<Section>)[];
  readonly may: (menu: string) => boolean;
}

const RECORDS = "_import";

/** Those the account may see, of all sections. */
export const findSources = async ({ sections, may }: TaskPlaces): Promise<readonly TaskSource[]> => {
  const loaded = await Promise.all(sections.map((load) => load()));
  const resources = loaded.flatMap((section) => Object.values(section.resources));
  const names = new Set(resources.map(({ name }) => name));
  const granted = (menu: string | undefined) => menu !== undefined && may(menu);
  return resources.flatMap((props): readonly TaskSource[] => {
    const { name, access } = props;
    const follow = ["export_get", "export_list"].find((call) => granted(access[call]));
    const exports =
      follow === undefined || !granted(access.export_add) ? [] : [{ does: "export", props, follow } as const];
    const keeps = name.endsWith(RECORDS) && names.has(name.slice(0, -RECORDS.length));
    return keeps && granted(access.list) ? [...exports, { does: "import", props, follow: "list" }] : exports;
  });
};
