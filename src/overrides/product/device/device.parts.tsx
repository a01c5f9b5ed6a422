import { useRecordContext, useTranslate } from "ra-core";
import type { PartsOf } from "pilothouse/console";
import type { FactsOf } from "pilothouse/wire";
import { Button, Icon } from "pilothouse/ui";
import { DeviceReport } from "../../../console/facts/DeviceReport";
import type { ADDRESSES } from "../../../console/addresses";
import type { Device } from "../../../generated/product/device/device.schema";

const LIVE: (typeof ADDRESSES)["live"] = "/live_play";

/**
 * The facts that the device reports, and a link to its live page. The link opens a new tab, because that page is not
 * part of the console.
 */
const Live = () => {
  const record: FactsOf<Device> | undefined = useRecordContext();
  const uid = record?.uid;
  const translate = useTranslate();
  if (typeof uid !== "string" || uid === "") return null;
  return (
    <>
      <DeviceReport uid={uid} />
      <Button href={`${LIVE}?uid=${encodeURIComponent(uid)}`} target="_blank" rel="noopener">
        <Icon name="live" size={18} />
        {translate("titles.live_play")}
      </Button>
    </>
  );
};

export const parts = { actions: Live } satisfies PartsOf<Device>;
