import { useRecordContext, useTranslate } from "ra-core";
import type { PartsOf } from "pilothouse/console";
import type { FactsOf } from "pilothouse/wire";
import { Button, Icon } from "pilothouse/ui";
import { DeviceLiveState } from "../../../console/facts/DeviceLiveState";
import { DeviceReport } from "../../../console/facts/DeviceReport";
import { OnlineState } from "../../../../shared/generated/enums";
import type { PUBLIC_PATHS } from "../../../console/addresses";
import type { Device } from "../../../generated/product/device/device.schema";

const LIVE: (typeof PUBLIC_PATHS)["live"] = "/live_play";

/**
 * The facts that the device reports, and a link to its live page, the main button while the device is online. The link
 * opens a new tab, because that page is not part of the console.
 */
const Live = () => {
  const record: FactsOf<Device> | undefined = useRecordContext();
  const uid = record?.uid;
  const translate = useTranslate();
  if (typeof uid !== "string" || uid === "") return null;
  return (
    <>
      <DeviceReport uid={uid} />
      <Button
        variant={record?.online === OnlineState.online ? "contained" : "outlined"}
        href={`${LIVE}?uid=${encodeURIComponent(uid)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="live" size={18} />
        {translate("titles.live_play")}
      </Button>
    </>
  );
};

const Now = () => {
  const device: FactsOf<Device> | undefined = useRecordContext();
  return device === undefined ? null : <DeviceLiveState device={device} />;
};

export const parts = { actions: Live, above: Now } satisfies PartsOf<Device>;
