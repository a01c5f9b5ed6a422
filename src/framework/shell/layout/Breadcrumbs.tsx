import { useTranslate } from "ra-core";
import { Link, useLocation } from "react-router-dom";
import { useConsole } from "../Console";
import { type Crumb, useCurrentPlace, useCurrentTitle } from "../../resource/title";
import { screenAt } from "../menu/menuTree";
import { useMenuLabel } from "../menu/useMenuLabel";

/** The path from the menu to this page: the breadcrumbs of the menu, then those of the view. */
const useTrail = (): readonly Crumb[] => {
  const { sections } = useConsole();
  const { pathname } = useLocation();
  const labelOf = useMenuLabel();
  const { title, crumbs } = useCurrentTitle();
  const place = useCurrentPlace();
  const screen = screenAt(sections, pathname);
  if (!screen) return title === "" ? crumbs : [{ label: title, to: null }];
  const [section = ""] = screen.menu.split(".");
  const above = section === screen.menu ? [] : [{ label: labelOf(section), to: sections[section]?.redirect ?? null }];
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
