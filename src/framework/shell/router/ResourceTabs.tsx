import { useTranslate } from "ra-core";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { useMayOpen } from "../../resource/useMayOpen";
import type { ResourceProps, ScreenProps, Section } from "../../wire/contract";

interface ResourceTabsProps {
  readonly section: Section;
  readonly screen: ScreenProps;
  readonly current: string;
}

/** Tabs for the lists of one screen, each with its own address. Draws nothing for a single list. */
export const ResourceTabs = ({ section, screen, current }: ResourceTabsProps) => {
  const translate = useTranslate();
  const mayOpen = useMayOpen();
  const tabs = screen.resources
    .flatMap((name) => section.resources[name] ?? [])
    .filter((one) => one.views.list !== undefined && mayOpen(one, "list"));
  if (tabs.length < 2) return null;
  return (
    <nav className="shell-tabs" aria-label={translate("shell.tabs")}>
      {tabs.map((resource) => (
        <Tab
          key={resource.name}
          resource={resource}
          to={resource.name === screen.resources[0] ? screen.path : `${screen.path}/${resource.name}`}
          current={resource.name === current}
        />
      ))}
    </nav>
  );
};

const Tab = ({ resource, to, current }: { resource: ResourceProps; to: string; current: boolean }) => {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const label = translate(`${resource.name}.plural`, { _: " " });
  // The current tab is scrolled into view if not all fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its width depends on the language
  useEffect(() => {
    const [tab, row] = [link.current, link.current?.parentElement];
    if (!current || !tab || !row || row.scrollWidth <= row.clientWidth) return;
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [current, label]);
  return (
    <Link ref={link} to={to} aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
};
