import { useRecordContext, useTranslate } from "ra-core";
import type { FactsOf } from "pilothouse/wire";
import { Button, Icon } from "pilothouse/ui";
import type { Device } from "../../../generated/product/device/device.schema";

/** To the page where the device's picture is seen; it stands apart from the console, so it opens beside it. */
export const DeviceShowActions = () => {
  const record: FactsOf<Device> | undefined = useRecordContext();
  const uid = record?.uid;
  const translate = useTranslate();
  if (typeof uid !== "string" || uid === "") return null;
  return (
    <Button href={`/live_play?uid=${encodeURIComponent(uid)}`} target="_blank" rel="noopener">
      <Icon name="live" size={18} />
      {translate("titles.live_play")}
    </Button>
  );
};
