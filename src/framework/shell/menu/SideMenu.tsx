import ButtonBase from "@mui/material/ButtonBase";
import { useStore, useTranslate } from "ra-core";
import { useId } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../ui/icons";
import type { MenuNode } from "./menuTree";
import { useMenuLabel } from "./useMenuLabel";

interface SideMenuProps {
  readonly nodes: readonly MenuNode[];
  /** Shows only icons. A section then opens its first screen instead of unfolding. */
  readonly mini: boolean;
  /** Called when a screen was chosen. */
  readonly onLeave?: () => void;
}

const isWithin = (path: string, node: MenuNode): boolean =>
  node.path === null
    ? node.children.some((child) => isWithin(path, child))
    : path === node.path || path.startsWith(`${node.path}/`);

const Leaf = ({ node, current, onLeave }: { node: MenuNode; current: boolean; onLeave?: (() => void) | undefined }) => {
  const label = useMenuLabel()(node.key);
  return (
    <Link
      className="shell-item"
      to={node.path ?? "/"}
      title={label}
      aria-current={current ? "page" : undefined}
      onClick={onLeave}
    >
      <Icon name={node.icon} />
      <span>{label}</span>
    </Link>
  );
};

interface BranchProps {
  readonly node: MenuNode;
  readonly path: string;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onLeave?: (() => void) | undefined;
}

const Branch = ({ node, path, open, onToggle, onLeave }: BranchProps) => {
  const labelOf = useMenuLabel();
  const id = useId();
  return (
    <>
      <ButtonBase
        className="shell-item"
        data-within={isWithin(path, node)}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        <Icon name={node.icon} />
        <span>{labelOf(node.key)}</span>
        <span className="shell-turn" style={{ flex: "none", display: "grid" }}>
          <Icon name="chevron_right" size={15} />
        </span>
      </ButtonBase>
      <ul id={id} className="shell-children" hidden={!open}>
        {node.children.map((child) => (
          <li key={child.key}>
            <Link
              className="shell-item"
              to={child.path ?? "/"}
              aria-current={isWithin(path, child) ? "page" : undefined}
              onClick={onLeave}
            >
              <span>{labelOf(child.key)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The menu in the sidebar. Only the current section is open, unless the operator has opened or closed sections. */
export const SideMenu = ({ nodes, mini, onLeave }: SideMenuProps) => {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const [unfolded, setUnfolded] = useStore<Readonly<Record<string, boolean>>>("sidebar.unfolded", {});
  return (
    <nav className="shell-menu-scroll" aria-label={translate("shell.menu")}>
      <ul>
        {nodes.map((node) => {
          const within = isWithin(pathname, node);
          const first = node.children[0];
          if (node.path !== null || (mini && first)) {
            const target = node.path === null && first ? { ...node, path: first.path } : node;
            return (
              <li key={node.key}>
                <Leaf node={target} current={within} onLeave={onLeave} />
              </li>
            );
          }
          const open = unfolded[node.key] ?? within;
          return (
            <li key={node.key}>
              <Branch
                node={node}
                path={pathname}
                open={open}
                onToggle={() => setUnfolded({ ...unfolded, [node.key]: !open })}
                onLeave={onLeave}
              />
            </li>
          );
        })}
      </ul>
    </nav>
  );
};
