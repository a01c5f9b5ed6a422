import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../kit/icons";
import { formatNumber } from "../kit/value";
import type { TileSpec } from "./tiles";
import { useCount } from "./useCount";

/** One number, and the way to what it counts. */
export const Tile = ({ spec }: { readonly spec: TileSpec }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { total, failed } = useCount(spec.resource);
  return (
    <Link className="dashboard-tile" to={spec.path}>
      <span className="dashboard-icon">
        <Icon name={spec.icon} size={19} />
      </span>
      <span className="dashboard-label">{translate(spec.label)}</span>
      <strong aria-busy={total === null && !failed}>
        {failed ? "–" : total === null ? " " : formatNumber(total, locale)}
      </strong>
      {failed ? <span className="dashboard-failed">{translate("dashboard.failed")}</span> : null}
    </Link>
  );
};
