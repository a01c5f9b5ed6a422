import { useTranslate } from "ra-core";
import { useNavigate } from "react-router-dom";
import { askForSearch } from "../layout/searchRequest";
import { Button } from "../../ui/Button";

/** `primary`: whether it is the main button of the page. */
export const HomeWay = ({ primary = false }: { readonly primary?: boolean }) => (
  <Button variant={primary ? "contained" : "outlined"} to="/">
    {useTranslate()("shell.home")}
  </Button>
);

/** Shown only if there is a page to go back to. */
export const BackWay = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (history.length < 2) return null;
  return <Button onClick={() => navigate(-1)}>{translate("ra.action.back")}</Button>;
};

/** Opens the search. */
export const SearchWay = () => {
  const translate = useTranslate();
  return <Button onClick={askForSearch}>{translate("shell.search")}</Button>;
};
