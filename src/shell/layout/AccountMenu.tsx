import { useGetIdentity, useLogout, useTranslate } from "ra-core";
import { Icon } from "../../kit/icons";
import { PopoverButton } from "../../kit/PopoverButton";

export const AccountMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const name = identity?.fullName ?? String(identity?.id ?? "");
  return (
    <PopoverButton
      className="shell-account"
      label={`${translate("shell.account")}: ${name}`}
      role="menu"
      face={
        <>
          {/* Drawn by the style sheet: the letter is no part of what the button is called. */}
          <span className="shell-avatar" data-letter={[...name][0]?.toUpperCase() ?? ""} aria-hidden="true" />
          <span className="shell-name">{name}</span>
        </>
      }
    >
      {() => (
        <>
          <div className="kit-menu-title">{name}</div>
          <button type="button" role="menuitem" className="kit-menu-item" onClick={() => logout({}, undefined, false)}>
            <Icon name="logout" size={17} />
            {translate("ra.auth.logout")}
          </button>
        </>
      )}
    </PopoverButton>
  );
};
