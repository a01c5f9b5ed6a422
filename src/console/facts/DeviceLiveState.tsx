import { RecordContextProvider, ResourceContextProvider, useGetList, useGetOne } from "ra-core";
import { useMayOpen, WithWords } from "pilothouse/resource";
import { NumberField, TextField, TimestampField } from "pilothouse/show";
import { LoadingLines } from "pilothouse/ui";
import { ImageValue } from "pilothouse/value";
import { type FactsOf, fieldOf, textIn } from "pilothouse/wire";
import { OnlineState } from "../../../shared/generated/enums";
import type { Device } from "../../generated/product/device/device.schema";
import { deviceState } from "../../generated/product/device_state";
import { deviceStateReference } from "../../generated/product/device_state/deviceState.reference";
import type { DeviceState } from "../../generated/product/device_state/deviceState.schema";
import { productReference } from "../../generated/product/product/product.reference";
import "./device-now.css";
import { factsWords } from "./factsWords";

const field = fieldOf<DeviceState>();

/** What a device looks like, and how it is connected now: what the account may see of its product and connection. */
const Card = ({ device }: { readonly device: FactsOf<Device> }) => {
  const mayOpen = useMayOpen();
  const [uid, pk] = [textIn(device.uid), textIn(device.pk)];
  const product = useGetOne(
    productReference.resource,
    { id: pk },
    { enabled: pk !== "" && mayOpen(productReference, "show") },
  );
  const { resource } = deviceStateReference;
  const states = useGetList(
    resource,
    { filter: { uid }, pagination: { page: 1, perPage: 1 } },
    { enabled: uid !== "" && mayOpen(deviceStateReference, "list") },
  );
  const state: FactsOf<DeviceState> | undefined = states.data?.[0];
  const picture = textIn(product.data?.img);
  if (product.isLoading || states.isLoading) return WAITING;
  if (state === undefined && picture === "") return null;
  const isOnline = state?.online === OnlineState.online;
  return (
    <div className="device-now">
      {picture !== "" && <ImageValue value={picture} alt={textIn(product.data?.name)} large />}
      {state !== undefined && (
        <ResourceContextProvider value={resource}>
          <RecordContextProvider value={states.data?.[0]}>
            <dl>
              {isOnline && <TimestampField source={field("gmt_online")} label="facts.online_since" />}
              <TimestampField source={field("gmt_offline")} {...(!isOnline && { label: "facts.offline_since" })} />
              {isOnline && <NumberField source={field("signal")} unit="%" />}
              <TextField source={field("srv")} mono />
            </dl>
          </RecordContextProvider>
        </ResourceContextProvider>
      )}
    </div>
  );
};

const WAITING = (
  <div className="device-now" aria-busy="true">
    <LoadingLines count={3} height={30} />
  </div>
);

export const DeviceLiveState = (props: { readonly device: FactsOf<Device> }) => (
  <WithWords of={deviceState} otherwise={WAITING}>
    <WithWords of={factsWords} otherwise={WAITING}>
      <Card {...props} />
    </WithWords>
  </WithWords>
);
