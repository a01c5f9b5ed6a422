import { OnlineState } from "../../../shared/generated/enums";
import { deviceReference } from "../../generated/product/device/device.reference";
import { productVersionReference } from "../../generated/product/product_version/productVersion.reference";
import { Figures } from "../Figures";

/** How many devices of a product there are, how many of them are online, and how many firmware versions it has. */
export const ProductFigures = ({ pk }: { readonly pk: string }) => {
  const filter = { pk: [pk] };
  return (
    <Figures
      counts={[
        { label: "figures.devices", of: deviceReference, filter },
        { label: "figures.online", of: deviceReference, filter: { ...filter, online: [OnlineState.online] } },
        { label: "figures.versions", of: productVersionReference, filter },
      ]}
    />
  );
};
