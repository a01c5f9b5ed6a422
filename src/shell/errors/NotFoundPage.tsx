import { useTranslate } from "ra-core";
import { useId, useMemo, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useGrants } from "../../auth/useGrants";
import { sections } from "../menu/sections";
import { Icon } from "../../kit/icons";
import { leaves, menuTree } from "../menu/menuTree";
import { useMenuLabel } from "../menu/useMenuLabel";
import { Message } from "./Message";
import { BackWay, HomeWay } from "./Ways";

const MOST = 6;

/** Any other path: the way back, and a search over the screens this account has. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  return (
    <Message
      icon="map"
      title={translate("ra.page.not_found")}
      text={translate("shell.not_found", { path: pathname })}
      ways={
        <>
          <HomeWay primary />
          <BackWay />
        </>
      }
    >
      <ScreenSearch />
    </Message>
  );
};

const ScreenSearch = () => {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const grants = useGrants();
  const id = useId();
  const [text, setText] = useState("");
  const screens = useMemo(() => leaves(menuTree(sections, grants)), [grants]);
  const wanted = text.trim().toLowerCase();
  const found = screens
    .map((node) => ({ ...node, label: labelOf(node.key) }))
    .filter(({ label, path }) => wanted !== "" && `${label} ${path}`.toLowerCase().includes(wanted))
    .slice(0, MOST);
  return (
    <search className="shell-search">
      <label htmlFor={id} className="kit-menu-title">
        {translate("shell.search_screens")}
      </label>
      <input
        id={id}
        type="search"
        className="kit-box"
        value={text}
        placeholder={translate("shell.search_screens_hint")}
        onChange={(event) => setText(event.target.value)}
      />
      <ul aria-live="polite">
        {found.map(({ key, label, icon, path }) => (
          <li key={key}>
            <Link className="shell-item" to={path ?? "/"}>
              <Icon name={icon} size={18} />
              <span>{label}</span>
            </Link>
          </li>
        ))}
        {wanted !== "" && found.length === 0 ? (
          <li className="kit-menu-title">{translate("shell.no_screen")}</li>
        ) : null}
      </ul>
    </search>
  );
};
