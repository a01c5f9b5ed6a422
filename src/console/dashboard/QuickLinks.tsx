import { useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { useConsole } from "pilothouse/console";
import { Icon } from "pilothouse/ui";

/** Links to the granted screens, for accounts whose dashboard has few numbers. */
export const QuickLinks = ({ granted }: { readonly granted: (menu: string) => boolean }) => {
  const translate = useTranslate();
  const { sections } = useConsole();
  const screens = Object.entries(sections)
    .filter(([name]) => name !== "dashboard")
    .flatMap(([, section]) => [...section.screens])
    .filter(({ menu }) => granted(menu));
  if (screens.length === 0) return null;
  return (
    <section className="dashboard-part" aria-labelledby="quick-links">
      <h2 id="quick-links">{translate("dashboard.screens")}</h2>
      <ul className="dashboard-links">
        {screens.map(({ menu, path, icon }) => (
          <li key={menu}>
            <Link to={path}>
              <Icon name={icon} size={18} />
              <span>{translate(`menu.${menu}`, { _: menu })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
