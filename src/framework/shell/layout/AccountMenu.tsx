import { useLabelled } from "../../ui/useLabelled";
import { useGetIdentity, useLogout, useTranslate } from "ra-core";
import { useGrants } from "../../auth/useGrants";
import { MenuItem } from "../../ui/Menu";
import { PopoverButton } from "../../ui/PopoverButton";
import { useNarrow } from "../../ui/useNarrow";
import { screensOfMenus, useConsole } from "../Console";
import { useMenuLabel } from "../menu/useMenuLabel";
import { LanguageChoices } from "./LanguageMenu";
import { ThemeChoices } from "./ThemeMenu";

/** Choices of language and theme. On a phone, the bar has no room for their buttons. */
const Preferences = ({ onChoose }: { readonly onChoose: () => void }) => {
  const translate = useTranslate();
  return (
    <>
      <div className="ui-menu-title">{translate("shell.language")}</div>
      <LanguageChoices onChoose={onChoose} />
      <hr className="ui-menu-line" />
      <div className="ui-menu-title">{translate("shell.theme")}</div>
      <ThemeChoices onChoose={onChoose} />
      <hr className="ui-menu-line" />
    </>
  );
};

export const AccountMenu = () => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const logout = useLogout();
  const { sections, accountMenu = [] } = useConsole();
  const grants = useGrants();
  const own = screensOfMenus(sections, accountMenu).filter(({ menu }) => grants.has(menu));
  const labelOf = useMenuLabel();
  const narrow = useNarrow();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? String(identity?.id ?? "");
  return (
    <PopoverButton
      className="shell-account"
      label={labelled(translate("shell.account"), name)}
      role="menu"
      variant="text"
      face={
        <>
          {/* The style sheet renders the letter, so that it is not part of the button's accessible name. */}
          <span className="shell-avatar" data-letter={[...name][0]?.toUpperCase() ?? ""} aria-hidden="true" />
          <span className="shell-name">{name}</span>
        </>
      }
    >
      {(close) => (
        <>
          <div className="ui-menu-title">{name}</div>
          {own.map(({ menu, path, icon }) => (
            <MenuItem key={menu} icon={icon} to={path} onClick={close}>
              {labelOf(menu)}
            </MenuItem>
          ))}
          <hr className="ui-menu-line" />
          {narrow && <Preferences onChoose={close} />}
          <MenuItem icon="logout" onClick={() => logout({}, undefined, false)}>
            {translate("ra.auth.logout")}
          </MenuItem>
        </>
      )}
    </PopoverButton>
  );
};
