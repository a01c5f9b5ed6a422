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
          <span className="shell-avatar" aria-hidden="true">
            {[...name][0]?.toUpperCase() ?? ""}
          </span>
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
