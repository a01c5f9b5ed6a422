import { useTranslate } from "ra-core";
import { Link, useNavigate } from "react-router-dom";
import { askForSearch } from "../layout/searchRequest";

/** `primary`: the first thing to do here, rather than beside something else. */
export const HomeWay = ({ primary = false }: { readonly primary?: boolean }) => (
  <Link className={primary ? "kit-button kit-primary" : "kit-button"} to="/">
    {useTranslate()("shell.home")}
  </Link>
);

/** Only where there is a page to go back to. */
export const BackWay = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  if (history.length < 2) return null;
  return (
    <button type="button" className="kit-button" onClick={() => navigate(-1)}>
      {translate("ra.action.back")}
    </button>
  );
};

/** The search over everything this account has. */
export const SearchWay = () => {
  const translate = useTranslate();
  return (
    <button type="button" className="kit-button" onClick={askForSearch}>
      {translate("shell.search")}
    </button>
  );
};
