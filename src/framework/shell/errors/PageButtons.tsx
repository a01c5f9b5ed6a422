import { useTranslate } from "ra-core";
import { useNavigate } from "react-router-dom";
import { useGrants } from "../../auth/useGrants";
import { useConsole } from "../Console";
import { screensIn, menuTree } from "../menu/menuTree";
import { useMenuLabel } from "../menu/useMenuLabel";
import { Button } from "../../ui/Button";

export const HomeButton = () => (
  <Button variant="outlined" to="/">
    {useTranslate()("shell.home")}
  </Button>
);

/** A link to the first page that the account may open, with the name of that page. Nothing if no page is allowed. */
export const FirstPageButton = () => {
  const translate = useTranslate();
  const labelOf = useMenuLabel();
  const [first] = screensIn(menuTree(useConsole().sections, useGrants()));
  if (first?.path == null) return null;
  return (
    <Button variant="contained" to={first.path}>
      {translate("shell.go_to", { page: labelOf(first.key) })}
    </Button>
  );
};

/** A button that goes back. Drawn only if there is a page to go back to. */
export const BackButton = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (history.length < 2) return null;
  return <Button onClick={() => navigate(-1)}>{translate("ra.action.back")}</Button>;
};
