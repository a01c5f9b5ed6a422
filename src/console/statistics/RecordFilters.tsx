import { useTranslate } from "ra-core";
import { appReference } from "../../generated/applist/app/app.reference";
import { companyReference } from "../../generated/operate/company/company.reference";
import { productReference } from "../../generated/product/product/product.reference";
import { RecordPick } from "pilothouse/resource";
import type { StatisticsAddress } from "./useAddress";

/** References by their names in the address. */
const REFERENCES = { company: companyReference, app: appReference, product: productReference } as const;
export type FilterField = keyof typeof REFERENCES;

/** Inputs that filter a screen by records. */
export const RecordFilters = ({
  of,
  address,
}: {
  readonly of: readonly FilterField[];
  readonly address: StatisticsAddress;
}) => {
  const translate = useTranslate();
  return of.map((name) => (
    <RecordPick
      key={name}
      label={translate(`statistics.${name}`)}
      of={REFERENCES[name]}
      value={address.get(name)}
      none={translate("statistics.all")}
      onChange={(chosen) => address.set({ [name]: chosen })}
    />
  ));
};
