import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Icon } from "../kit/icons";
import { formatNumber } from "../kit/value";
import type { TileSpec } from "./tiles";
import { useCount } from "./useCount";

const MILLION = 1_000_000;
const shortNumber = (value: number, locale: string): string =>
  value < MILLION
    ? formatNumber(value, locale)
    : new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 2 }).format(value);

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
      <strong title={total === null ? undefined : formatNumber(total, locale)} aria-busy={total === null && !failed}>
        {failed ? "–" : total === null ? " " : shortNumber(total, locale)}
      </strong>
      {failed ? <span className="dashboard-failed">{translate("dashboard.failed")}</span> : null}
    </Link>
  );
};
