// The states of the equipment, in the whole hospital or in one ward. Each figure opens the list that it counts.
import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { listAddress, RecordPick, WithWords } from "pilothouse/resource";
import { condition } from "../../generated/enums";
import { equipment } from "../../generated/inventory/equipment";
import { equipmentReference } from "../../generated/inventory/equipment/equipment.reference";
import { wardReference } from "../../generated/premises/ward/ward.reference";

const { resource, path } = equipmentReference;

const Line = ({ state, within }: { readonly state: number; readonly within: string }) => {
  const translate = useTranslate();
  const filter = { condition: [state], ...(within === "" ? {} : { stands_in: [Number(within)] }) };
  const { total } = useGetList(resource, { filter, pagination: { page: 1, perPage: 1 } });
  return (
    <li>
      <Link to={listAddress(path, filter)}>
        {translate(`enums.condition.${state}`)} <b>{total ?? " "}</b>
      </Link>
    </li>
  );
};

const Page = () => {
  const translate = useTranslate();
  const [ward, setWard] = useState("");
  const title = translate("office.equipment");
  return (
    <section aria-labelledby="overview">
      <h1 id="overview">{title}</h1>
      <RecordPick
        label={translate("office.ward")}
        of={wardReference}
        value={ward}
        none={translate("office.wards")}
        onChange={setWard}
      />
      <ul>
        {condition.values.map(({ value }) => (
          <Line key={value} state={value} within={ward} />
        ))}
      </ul>
    </section>
  );
};

export const Overview = () => (
  <WithWords of={equipment}>
    <Page />
  </WithWords>
);
