import { useTranslate } from "ra-core";
import { Link, useLocation } from "react-router-dom";
import { useGrants } from "../../auth/useGrants";
import { useConsole } from "../Console";
import { type Crumb, useCurrentPlace, useCurrentTitle } from "../../resource/title";
import { screensIn, menuTree, screenAt } from "../menu/menuTree";
import { useMenuLabel } from "../menu/useMenuLabel";
import { landingPath } from "../router/landing";

/** The breadcrumbs of the menu, then the breadcrumbs of the view. */
const useTrail = (): readonly Crumb[] => {
  const { sections } = useConsole();
  const { pathname } = useLocation();
  const labelOf = useMenuLabel();
  const { title, crumbs } = useCurrentTitle();
  const place = useCurrentPlace();
  const granted = screensIn(menuTree(sections, useGrants())).flatMap((node) => node.path ?? []);
  const screen = screenAt(sections, pathname);
  if (!screen) return title === "" || crumbs.length > 0 ? crumbs : [{ label: title, to: null }];
  /** The path that a section's breadcrumb leads to, if the account may open a screen of the section. */
  const whereIn = (name: string) => {
    const target = landingPath(sections, `/${name}`, granted);
    return target === "none" ? null : target;
  };
  const [section = ""] = screen.menu.split(".");
  const above = section === screen.menu ? [] : [{ label: labelOf(section), to: whereIn(section) }];
  return [...above, { label: labelOf(screen.menu), to: screen.path }, ...(place ? [place] : []), ...crumbs];
};

export const Breadcrumbs = () => {
  const translate = useTranslate();
  const trail = useTrail();
  return (
    <nav className="shell-crumbs" aria-label={translate("shell.breadcrumbs")}>
      <ol>
        {trail.map(({ label, to }, at) => (
          <li key={`${to} ${label}`}>
            {at < trail.length - 1 && to !== null ? (
              <Link to={to} title={label}>
                {label}
              </Link>
            ) : (
              <span aria-current={at === trail.length - 1 ? "page" : undefined} title={label}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
