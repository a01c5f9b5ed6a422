// Where tasks are listed: exports by the call that follows them, imports by the resource that records them, and all other jobs
// by the account's list of its jobs. Features list their own kinds of tasks (slots.ts).
import { TASK_CALLS } from "../wire/ownNames";
import type { Call, ResourceProps, Section } from "../wire/contract";

export interface TaskSource {
  readonly does: "export" | "import" | "work";
  readonly props: ResourceProps;
  /** The name of the call that lists them. "" for jobs, which are listed for all resources together. */
  readonly follow: string;
  readonly work: TaskPlaces["work"];
}

/** What the shell tells the tasks about the console. The tasks themselves do not know menus or grants. */
export interface TaskPlaces {
  readonly sections: readonly (() => Promise<Section>)[];
  readonly may: (menu: string) => boolean;
  /** The calls that list the account's jobs of any kind, cancel one, and have a failed one go on. Null when the platform has none. */
  readonly work: (() => Promise<Readonly<Record<"mine" | "cancel" | "retry", Call>>>) | null;
}

const RECORDS = "_import";

/** The sources of all sections that the account may see. */
export const findSources = async ({ sections, may, work }: TaskPlaces): Promise<readonly TaskSource[]> => {
  const loaded = await Promise.all(sections.map((load) => load()));
  const resources = loaded.flatMap((section) => Object.values(section.resources));
  const names = new Set(resources.map(({ name }) => name));
  const granted = (menu: string | undefined) => menu !== undefined && may(menu);
  return resources.flatMap((props): readonly TaskSource[] => {
    const { name, access } = props;
    const follow = [TASK_CALLS.getExport, TASK_CALLS.listExports].find((call) => granted(access[call]));
    const exports =
      follow === undefined || !granted(access[TASK_CALLS.addExport])
        ? []
        : [{ does: "export", props, follow, work } as const];
    const keeps = name.endsWith(RECORDS) && names.has(name.slice(0, -RECORDS.length));
    return [
      ...exports,
      ...(keeps && granted(access.list) ? [{ does: "import", props, follow: "list", work } as const] : []),
      { does: "work", props, follow: "", work },
    ];
  });
};
