import { useLogout, useTranslate } from "ra-core";
import { useGrants } from "../../auth/useGrants";
import { Button } from "../../ui/Button";
import { useConsole } from "../Console";
import { screensIn, menuTree } from "../menu/menuTree";
import { Fills } from "../../slots";
import { grantors } from "../slots";
import { AskAdministrator } from "./AskAdministrator";
import { Message } from "./Message";
import { BackButton, FirstPageButton } from "./PageButtons";

/** Signs out an account that may not open any page. */
const SignOutButton = () => {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <Button variant="contained" onClick={() => logout({}, undefined, false)}>
      {translate("ra.auth.logout")}
    </Button>
  );
};

export interface NoPermissionProps {
  /** The missing menu key. Undefined if no role can grant the page. */
  readonly menu?: string;
}

/** Shown if the account's roles do not grant a screen. It looks like a refusal with code 513, but no call was made. */
export const NoPermissionPage = ({ menu }: NoPermissionProps) => {
  const translate = useTranslate();
  const { sections } = useConsole();
  const isLost = screensIn(menuTree(sections, useGrants())).length === 0;
  return (
    <Message
      icon="lock"
      title={translate("ra.page.access_denied")}
      text={translate(isLost ? "shell.nothing_granted" : "shell.no_permission")}
      details={
        menu !== undefined && !isLost && <Fills of={grantors} props={{ menu }} otherwise={<AskAdministrator />} />
      }
      actions={
        isLost ? (
          <SignOutButton />
        ) : (
          <>
            <FirstPageButton />
            <BackButton />
          </>
        )
      }
    />
  );
};
