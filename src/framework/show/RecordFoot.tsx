import { useTranslate } from "ra-core";
import { offsetOf, ownZone } from "../value/zones";
import { offsetText } from "../wire/dates";

/** The zone of all times on the page. */
export const RecordFoot = () => {
  const translate = useTranslate();
  const zone = ownZone();
  return (
    <p className="ui-record-foot">
      {translate("show.zone", { zone: zone === "UTC" ? zone : `${zone} (${offsetText(offsetOf(zone) / 60)})` })}
    </p>
  );
};
