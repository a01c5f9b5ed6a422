import { useCanAccess, useGetMany, useTranslate } from "ra-core";
import { useId } from "react";
import { EnumValue, ReferenceValue, TextValue, TimestampValue } from "pilothouse/value";
import { type FactsOf, textIn } from "pilothouse/wire";
import { onlineState } from "../../../generated/enums";
import { deviceReference } from "../../../generated/product/device/device.reference";
import type { Device } from "../../../generated/product/device/device.schema";

/** The device of a conversation: its name, and its state and firmware for accounts that may see devices. */
export const AboutDevice = ({ uid }: { readonly uid: string }) => {
  const translate = useTranslate();
  const title = useId();
  const { resource } = deviceReference;
  const may = useCanAccess({ resource, action: "list" }).canAccess === true;
  const { data } = useGetMany(resource, { ids: [uid] }, { enabled: may });
  const device: FactsOf<Device> | undefined = data?.[0];
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{translate("support.device")}</h3>
      <p className="desk-device">
        {textIn(device?.tag) !== "" && <b>{textIn(device?.tag)}</b>}
        <ReferenceValue value={uid} of={deviceReference} />
      </p>
      {may && device !== undefined && (
        <dl>
          <div>
            <dt>{translate("support.online")}</dt>
            <dd>
              <EnumValue value={device.online} of={onlineState} />
            </dd>
          </div>
          <div>
            <dt>{translate("support.firmware")}</dt>
            <dd>
              <TextValue value={device.ver} />
            </dd>
          </div>
          <div>
            <dt>{translate("support.lastOnline")}</dt>
            <dd>
              <TimestampValue value={device.gmt_online} />
            </dd>
          </div>
        </dl>
      )}
    </section>
  );
};
