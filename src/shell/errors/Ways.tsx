import { useTranslate } from "ra-core";
import { Link, useNavigate } from "react-router-dom";

export const HomeWay = () => {
  const translate = useTranslate();
  return (
    <Link className="kit-button kit-primary" style={{ color: "var(--mui-palette-primary-contrastText)" }} to="/">
      {translate("shell.home")}
    </Link>
  );
};

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
