// Removes from the sections everything that the platform lacks: calls, fields, and views and screens with them.
import { callWithout } from "../wire/callWithout";
import type { Calls, ResourceProps, Section, Sections, ViewName } from "../wire/contract";
import { can } from "../wire/Host";
import { missingFields } from "../wire/missingFields";

const NEEDED = { list: "list", show: "list", create: "add", edit: "set" } as const satisfies Record<ViewName, string>;

const without = <Value>(record: Readonly<Record<string, Value>>, missing: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !missing(name)));

const present = (props: ResourceProps): ResourceProps => {
  const extensions = can("extensions", props.name) ? [] : (props.extensions ?? []);
  const missing = missingFields(props);
  if (extensions.length + missing.length === 0) return props;
  const isMissing = (call: string) => extensions.includes(call);
  const views: ResourceProps["views"] = { ...props.views };
  return {
    ...props,
    access: without(props.access, isMissing),
    calls: async (): Promise<Calls> => {
      const calls = Object.entries(without(await props.calls(), isMissing));
      return Object.fromEntries(calls.map(([name, call]) => [name, callWithout(call, missing)]));
    },
    views: Object.fromEntries(
      (["list", "show", "create", "edit"] as const).flatMap((view) =>
        views[view] === undefined || isMissing(NEEDED[view]) ? [] : [[view, views[view]]],
      ),
    ),
  };
};

const presentSection = async (loading: Promise<Section>): Promise<Section> => {
  const { resources, ...rest } = await loading;
  return {
    ...rest,
    resources: Object.fromEntries(Object.entries(resources).map(([name, props]) => [name, present(props)])),
  };
};

/** Each section is computed once, because its parts are compared by identity. */
export const sectionsFor = (sections: Sections): Sections =>
  Object.fromEntries(
    Object.entries(sections).map(([name, section]) => {
      let loading: Promise<Section> | null = null;
      const load = () => {
        loading ??= presentSection(section.load());
        // After a failure, the next caller loads again.
        loading.catch(() => (loading = null));
        return loading;
      };
      const screens = section.screens.filter(({ extension }) => extension !== true || can("extensions"));
      return [name, { ...section, load, screens }];
    }),
  );
