// The sections of a console on a platform that has only the calls of the specification: without the calls, views and screens that need
// others.
import type { Calls, ResourceProps, Section, Sections, ViewName } from "../wire/contract";

const NEEDED = { list: "list", show: "list", create: "add", edit: "set" } as const satisfies Record<ViewName, string>;

const without = <Value>(record: Readonly<Record<string, Value>>, missing: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !missing(name)));

const specified = (props: ResourceProps): ResourceProps => {
  const { extensions = [] } = props;
  if (extensions.length === 0) return props;
  const isMissing = (call: string) => extensions.includes(call);
  const views: ResourceProps["views"] = { ...props.views };
  return {
    ...props,
    access: without(props.access, isMissing),
    calls: async (): Promise<Calls> => without(await props.calls(), isMissing),
    views: Object.fromEntries(
      (["list", "show", "create", "edit"] as const).flatMap((view) =>
        views[view] === undefined || isMissing(NEEDED[view]) ? [] : [[view, views[view]]],
      ),
    ),
  };
};

const specifiedSection = async (loading: Promise<Section>): Promise<Section> => {
  const { resources, screens } = await loading;
  return {
    screens,
    resources: Object.fromEntries(Object.entries(resources).map(([name, props]) => [name, specified(props)])),
  };
};

/** Each section is loaded once, as what it answers is compared by identity. */
export const sectionsWithoutExtensions = (sections: Sections): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, section]) => {
      let loading: Promise<Section> | null = null;
      const load = () => {
        const now = loading ?? specifiedSection(section.load());
        loading = now;
        // After a failed load, the next caller tries again.
        now.catch(() => {
          loading = null;
        });
        return now;
      };
      return [name, { ...section, load, screens: section.screens.filter(({ extension }) => extension !== true) }];
    }),
  );
