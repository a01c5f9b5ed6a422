import { useLocale, useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { formatNumber, TimestampValue } from "pilothouse/value";
import type { FilterOf } from "pilothouse/wire";
import type { DeviceImport } from "../../generated/operate/device_import/deviceImport.schema";
import { ImportState } from "../../../shared/generated/enums";
import { useScreenPath } from "./places";
import type { RecentImport } from "./readOverview";

const ROWS = 5;
const TONES: Readonly<Record<number, string>> = {
  [ImportState.pending]: "default",
  [ImportState.importing]: "info",
  [ImportState.imported]: "success",
};

const Row = ({ one }: { readonly one: RecentImport }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const pathOf = useScreenPath();
  return (
    <li>
      <Link
        to={`${pathOf("imports")}?${new URLSearchParams({ filter: JSON.stringify({ name: one.name } satisfies FilterOf<DeviceImport>) })}`}
      >
        <span className="ui-ellipsis">{one.name}</span>
        <span className={`ui-chip ui-chip-${TONES[one.state] ?? "default"}`}>
          {translate(`dashboard.import_${one.state}`, { _: "–" })}
        </span>
        <small>
          {translate("dashboard.import_rows", { count: one.total, shown: formatNumber(one.total, locale) })}
          {one.failed > 0 ? (
            <em>{translate("dashboard.import_failed", { count: formatNumber(one.failed, locale) })}</em>
          ) : null}
        </small>
        <small>
          <TimestampValue value={one.created} />
        </small>
      </Link>
    </li>
  );
};

/** The latest imports of devices with their progress. */
export const RecentImports = ({ imports }: { readonly imports: readonly RecentImport[] | null }) => {
  const translate = useTranslate();
  const pathOf = useScreenPath();
  return (
    <section className="dashboard-part" aria-labelledby="dashboard-imports">
      <header>
        <h2 id="dashboard-imports">{translate("dashboard.imports")}</h2>
        <Link className="dashboard-way" to={pathOf("imports")}>
          {translate("dashboard.all_imports")}
        </Link>
      </header>
      <ul className="dashboard-imports">
        {(imports ?? []).slice(0, ROWS).map((one) => (
          <Row key={one.id} one={one} />
        ))}
      </ul>
      {imports?.length === 0 ? <p className="dashboard-none">{translate("dashboard.no_imports")}</p> : null}
    </section>
  );
};
